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
  if (!household) return say`Sign in to keep your place in every film.`;
  const facts = [household.name];
  if (access?.hasAccess && access.planName)
    facts.push(say`${access.planName}, ${access.currentUsers} of ${access.maxUsers} seats used`);
  if (profile && startedCount > 0)
    facts.push(sayPlural(startedCount, { one: "# film to finish", other: "# films to finish" }));
  return facts.join(" · ");
}
