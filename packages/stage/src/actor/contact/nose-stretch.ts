/** How much farther from the head's middle a pulled nose is, as a share of its distance. */
export const noseStretch = 1.25;
