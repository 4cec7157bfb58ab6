/** In characters. */
export const mixNameMaxLength = 40;
/** Per profile. */
export const mixesAtMost = 20;
