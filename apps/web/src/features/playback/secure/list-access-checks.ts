import type { ErrorCode } from "@goldmane/contracts/errors";

/** The server's checks before it signs a link, in order. */
const accessChecks = ["contentPolicy", "household", "plan", "time", "screen"] as const;
export type AccessCheck = (typeof accessChecks)[number];

export type CheckState = "passed" | "refused" | "skipped";

const refusedBy: Readonly<Partial<Record<ErrorCode, AccessCheck>>> = {
  NOT_FOUND: "contentPolicy",
  NOT_SIGNED_IN: "household",
  SUBSCRIPTION_REQUIRED: "plan",
  USER_LIMIT_REACHED: "plan",
  SCREEN_TIME_OVER: "time",
  STREAM_LIMIT_REACHED: "screen",
};

/**
 * The checks with their results, by the server's response.
 * @param code its error code; null for success
 */
export function listAccessChecks(code: string | null): { check: AccessCheck; state: CheckState }[] {
  const stop = Object.entries(refusedBy).find(([name]) => name === code)?.[1];
  const at = stop === undefined ? accessChecks.length : accessChecks.indexOf(stop);
  return accessChecks.map((check, index) => {
    if (index < at) return { check, state: code === null || stop ? "passed" : "skipped" };
    return { check, state: index === at ? "refused" : "skipped" };
  });
}
