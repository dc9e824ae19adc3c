/** A worker that shares the page's chunks (`tools/build/page-worker.ts`). */
declare module '*?page-worker' {
  const start: () => Worker;
  export default start;
}
