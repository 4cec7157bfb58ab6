import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { SubscriptionAccess } from "@goldmane/contracts/subscription/schema";

type Seat = Pick<CurrentSession, "profile" | "household"> & {
  access: SubscriptionAccess | undefined;
  /** Films that were begun and not ended. */
  begunCount: number;
};

/** A seat in one line: the family, its plan, and what waits to be watched on. */
export function describeSeat({ profile, household, access, begunCount }: Seat): string {
  if (!household) return "Sign in with your family, and films remember where you stopped.";
  const facts = [household.name];
  if (access?.hasAccess && access.planName)
    facts.push(`${access.planName}, ${access.currentUsers} of ${access.maxUsers} seats taken`);
  if (profile && begunCount > 0)
    facts.push(begunCount === 1 ? "1 film to watch on" : `${begunCount} films to watch on`);
  return facts.join(" · ");
}
