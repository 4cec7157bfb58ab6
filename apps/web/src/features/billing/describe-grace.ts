import type { Billing } from "@goldmane/contracts/billing/schema";
import { say } from "#platform/words/say.ts";
import { formatDay } from "./format-date.ts";

/** The effect of a failed payment as text; null if nothing is owed. */
export function describeGrace({ graceEndsAt, hasAccess }: Billing): string | null {
  if (graceEndsAt === null) return null;
  return hasAccess
    ? say`Your last payment failed. You can watch until ${formatDay(graceEndsAt)}.`
    : say`Your last payment failed. Update your card to keep watching.`;
}
