/** A pairing code opens a screen once, and no longer than this, in ms. */
export const pairingCodeMs = 60_000;
/** Phones that steer one screen at once. */
export const maxRemotes = 4;
/** A screen that is gone keeps its remotes for so long: it may only be loading anew. In ms. */
export const screenGraceMs = 60_000;

/** Presses of one remote in a stretch of time; a scrubber that is dragged counts each of its steps. */
export const pressRateLimit = { most: 40, windowMs: 2000 } as const;
/** A screen that has not answered a press by then is away, in ms. */
export const pressTimeoutMs = 2500;
/** How often a screen says what it shows while nothing changes, in ms. */
export const screenStateEveryMs = 5000;
/** How far one press moves the film, in seconds. */
export const skipSeconds = 10;

export const searchMaxLength = 80;
export const maxCaptions = 40;
export const labelMaxLength = 120;
/** No film is longer, in seconds. */
export const maxFilmSeconds = 86_400;
