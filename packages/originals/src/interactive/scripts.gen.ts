// Written by tools/generate-catalog.mjs.

/** What the ink compiler makes of each film's script, by the film's id. */
// oxfmt-ignore
export const scripts: Readonly<Record<string, string>> = {};
