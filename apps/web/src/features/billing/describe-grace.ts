import type { Billing } from "@goldmane/contracts/billing/schema";
import { say } from "#platform/words/say.ts";
import { formatDay } from "./format-date.ts";

/** The effect of a failed payment as text; null if nothing is owed. */
export function describeGrace({ graceEndsAt, hasAccess }: Billing): string | null {
  if (graceEndsAt === null) return null;
  return hasAccess
    ? say`The last payment failed. You keep watching until ${formatDay(graceEndsAt)}.`
    : say`The last payment failed, and the days of grace are over: films wait until it is paid.`;
}
