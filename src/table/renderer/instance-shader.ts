/** The attributes of an instance in the shaders of tiles, shadows and glow, and their number. */
export const FLOATS = 20;

export const INSTANCE = `
in vec4 iAt;    // x, y, z, scale
in vec4 iTurn;
in vec4 iFace;  // number above, number below, grain, glow
in vec4 iState; // dim, marked, focused, kind
in float iCut;  // closing of the opening above the cloth around it
in vec3 iOver;  // amounts of rest on other tiles, and of its halves under them: above, below
`;
