/**
 * The gain in dB that brings a film of the catalog to its loudness: 5.5 +/- 0.8 for all of them.
 * Clips and beds have it as a constant, so that their levels match wherever they are joined.
 */
export const usualLift = 5.5;
