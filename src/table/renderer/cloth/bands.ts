/** What is inlaid where there is no star comes late: with the first such table. */

let bands: string | null = null;

/** `shader`: what the cloth's shader has to know, as in `bands-shader.ts`. */
export function takeInBands(shader: string): void {
  bands = shader;
}

/** Throws when it has not come. */
export function bandsShader(): string {
  if (bands === null) throw new Error('the bands of the cloth have not come');
  return bands;
}
