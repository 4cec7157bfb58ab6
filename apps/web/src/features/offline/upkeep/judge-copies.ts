import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { Copy } from "#platform/kept/copy.ts";

/**
 * Whose the films on this device are: the viewer's own, and those of a household that is not signed
 * in here any more. What other profiles of the household keep is neither, and waits for them.
 */
export function judgeCopies(
  copies: readonly Copy[],
  { household, profile }: Pick<CurrentSession, "household" | "profile">,
): { own: Copy[]; foreign: Copy[] } {
  const foreign = copies.filter(({ householdId }) => householdId !== household?.id);
  const own = copies.filter(
    (copy) => copy.householdId === household?.id && copy.profileId === profile?.id,
  );
  return { own, foreign };
}
