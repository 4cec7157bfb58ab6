import type { LinkCategory } from "@goldmane/contracts/directory/limits";
import type { BrandMark } from "#features/directory/marks/brand-marks.gen.ts";

/** A brand: name, URL, color and logo. */
export type Brand = { name: string; url: string; color: string; mark?: BrandMark };

export type LinkGroup = { category: LinkCategory; brands: readonly Brand[] };
