/** Milliseconds after which what is waited for will never come: no test is judged by how long it takes. */
export const HANGS = 300_000;
