import type { Download } from "#platform/local-store/download.ts";

/** How much of a copy is here: whole percents, and 100 only when all of it is. */
export function shareOf({ partsHere, partsAll }: Pick<Download, "partsHere" | "partsAll">): number {
  return partsAll === 0 ? 0 : Math.floor((partsHere / partsAll) * 100);
}
