import type { LinkCategory } from "@goldmane/contracts/directory/limits";
import type { BrandMark } from "#features/directory/marks/brand-marks.gen.ts";

/** A brand as the lists name it: what it is called, where it lives, its colour and its mark. */
export type Brand = { name: string; url: string; color: string; mark?: BrandMark };

export type LinkGroup = { category: LinkCategory; brands: readonly Brand[] };
