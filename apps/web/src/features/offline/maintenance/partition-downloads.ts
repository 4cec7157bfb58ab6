import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { Download } from "#platform/local-store/download.ts";

/**
 * Whose the films on this device are: the viewer's own, and those of a household that is not signed
 * in here any more. What other profiles of the household keep is neither, and waits for them.
 */
export function partitionDownloads(
  downloads: readonly Download[],
  { household, profile }: Pick<CurrentSession, "household" | "profile">,
): { own: Download[]; foreign: Download[] } {
  const foreign = downloads.filter(({ householdId }) => householdId !== household?.id);
  const own = downloads.filter(
    (download) => download.householdId === household?.id && download.profileId === profile?.id,
  );
  return { own, foreign };
}
