/** What the shaders of tiles, shadows and glow read of an instance, and how many numbers that is. */
export const FLOATS = 20;

export const INSTANCE = `
in vec4 iAt;    // x, y, z, scale
in vec4 iTurn;
in vec4 iFace;  // number above, number below, grain, glow
in vec4 iState; // dim, marked, focused, kind
in float iCut;  // how far the opening above the cloth has closed around it
in vec3 iOver;  // how far it rests on other tiles, and its halves lie under them: above, below
`;
