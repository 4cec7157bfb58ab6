import type { Feature } from "#platform/feature.ts";

/** The product's table of contents. */
export const features: readonly Feature[] = [];
