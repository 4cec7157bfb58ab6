import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { SubscriptionAccess } from "@goldmane/contracts/subscription/schema";
import { say, sayPlural } from "#platform/words/say.ts";

type ViewerFacts = Pick<CurrentSession, "profile" | "household"> & {
  access: SubscriptionAccess | undefined;
  /** Films started but not finished. */
  startedCount: number;
};

/** Describes the viewer in one line: household, plan, and films to continue. */
export function describeViewer({ profile, household, access, startedCount }: ViewerFacts): string {
  if (!household) return say`Sign in with your family, and films remember where you stopped.`;
  const facts = [household.name];
  if (access?.hasAccess && access.planName)
    facts.push(say`${access.planName}, ${access.currentUsers} of ${access.maxUsers} seats taken`);
  if (profile && startedCount > 0)
    facts.push(
      sayPlural(startedCount, { one: "# film to watch on", other: "# films to watch on" }),
    );
  return facts.join(" · ");
}
