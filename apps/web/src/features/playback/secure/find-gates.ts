import type { ErrorCode } from "@goldmane/contracts/errors";

/** The server's checks before it signs the first link, in order. */
const gates = ["contentPolicy", "household", "plan", "time", "screen"] as const;
export type Gate = (typeof gates)[number];

export type GateState = "passed" | "refused" | "unasked";

const refusedBy: Readonly<Partial<Record<ErrorCode, Gate>>> = {
  NOT_FOUND: "contentPolicy",
  NOT_SIGNED_IN: "household",
  SUBSCRIPTION_REQUIRED: "plan",
  USER_LIMIT_REACHED: "plan",
  SCREEN_TIME_OVER: "time",
  STREAM_LIMIT_REACHED: "screen",
};

/**
 * How far the viewer's request came, by the server's answer.
 * @param code of its refusal; null for success
 */
export function findGates(
  code: string | null,
  { isSignedIn }: { isSignedIn: boolean },
): { gate: Gate; state: GateState }[] {
  const named = Object.entries(refusedBy).find(([name]) => name === code)?.[1];
  // A viewer without a household has no plan either: the first missing one is shown.
  const stop = named === "plan" && !isSignedIn ? "household" : named;
  const at = stop === undefined ? gates.length : gates.indexOf(stop);
  return gates.map((gate, index) => {
    if (index < at) return { gate, state: code === null || stop ? "passed" : "unasked" };
    return { gate, state: index === at ? "refused" : "unasked" };
  });
}
