export const heroSlideCount = 4;
export const heroMediaCount = 15;
export const cinemaClipCount = 6;

/** The hero shows each of its media for 6 s, a trailer from its first picture on. */
export const heroTurnMs = 6000;
