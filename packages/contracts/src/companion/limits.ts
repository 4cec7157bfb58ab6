/** Lifetime of a pairing code, in ms; it works once. */
export const pairingCodeMs = 60_000;
/** Maximum remotes of one screen: as many as can play a game together. */
export const maxRemotes = 8;
/** How long a disconnected screen keeps its remotes, in ms: it may only be reloading. */
export const screenGraceMs = 60_000;

/** Commands of one remote per window; dragging the scrubber sends one per step. */
export const commandRateLimit = { most: 40, windowMs: 2000 } as const;
/** Changes of the buttons that one phone holds as a game pad, per window. */
export const padRateLimit = { most: 50, windowMs: 2000 } as const;
/** A screen that hasn't acknowledged a command within this time counts as away, in ms. */
export const commandTimeoutMs = 2500;
/** How often a screen reports its state while nothing changes, in ms. */
export const screenStateEveryMs = 5000;
/** Seconds that one skip command skips. */
export const skipSeconds = 10;

export const searchMaxLength = 80;
export const maxCaptions = 40;
export const labelMaxLength = 120;
/** Upper bound for positions and durations, in seconds. */
export const maxFilmSeconds = 86_400;
