import type { Download } from "#platform/local-store/download.ts";

/** A download's progress in whole percents; 100 only when it is complete. */
export function shareOf({ partsHere, partsAll }: Pick<Download, "partsHere" | "partsAll">): number {
  return partsAll === 0 ? 0 : Math.floor((partsHere / partsAll) * 100);
}
