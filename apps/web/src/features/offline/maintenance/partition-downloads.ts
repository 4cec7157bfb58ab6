import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { Download } from "#platform/local-store/download.ts";

/**
 * Splits the downloads: the viewer's own, and those of a household that is no longer signed in
 * here. Those of the household's other profiles are in neither list and stay.
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
