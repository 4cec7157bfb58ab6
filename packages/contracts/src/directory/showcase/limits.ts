export const heroSlideCount = 4;
export const heroMediaCount = 15;
export const cinemaClipCount = 6;

/** The hero shows each medium for 6 s; a trailer from its first frame. */
export const heroTurnMs = 6000;
