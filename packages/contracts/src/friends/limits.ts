/** How long a code for friends may be used, in ms; the first who uses it uses it up. */
export const friendCodeForMs = 24 * 3_600_000;
/** Households that one may be friends with. */
export const friendsAtMost = 50;
