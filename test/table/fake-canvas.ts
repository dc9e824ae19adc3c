/** A 2d canvas that takes every stroke and paints nothing, for things that are built but never looked at. */
export function fakeCanvas(): void {
  const nothing = (): unknown => context;
  const answers: Readonly<Record<string, unknown>> = {
    measureText: () => ({
      ...{ width: 8, actualBoundingBoxLeft: 0, actualBoundingBoxRight: 8 },
      ...{ actualBoundingBoxAscent: 6, actualBoundingBoxDescent: 2 },
    }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
  };
  const context: object = new Proxy(
    {},
    { get: (set, name) => Reflect.get(set, name) ?? Reflect.get(answers, name) ?? nothing },
  );
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  Object.assign(globalThis, { Path2D: class {} });
}
