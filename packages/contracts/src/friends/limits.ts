/** How long a friend code is valid, in ms. It can be used once. */
export const friendCodeForMs = 24 * 3_600_000;
/** Maximum friends of a household. */
export const friendsAtMost = 50;
