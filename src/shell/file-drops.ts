/**
 * Opens files dropped anywhere on the page, until `signal` aborts. Otherwise they would replace the page. Text dropped
 * into a field stays with the field.
 */
export function hearDrops(page: Document, open: (file: File) => void, signal: AbortSignal): void {
  const isForField = ({ target, dataTransfer }: DragEvent) =>
    target instanceof Element && target.matches('input, textarea') && !dataTransfer?.types.includes('Files');
  const take = (event: DragEvent) => {
    if (isForField(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file && event.type === 'drop') open(file);
  };
  for (const type of ['dragover', 'drop'] as const) page.addEventListener(type, take, { signal });
}
