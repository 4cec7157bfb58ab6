import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { Download } from "#platform/local-store/download.ts";

/**
 * Splits the downloads into the viewer's own and those left by a household that is no longer signed
 * in here. Downloads of the household's other profiles are in neither list, so they are kept.
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
