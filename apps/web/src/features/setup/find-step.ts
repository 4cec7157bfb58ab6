import type { Step } from "./step.ts";

/**
 * The step to show: the one in the address, if it is possible now. A step before the account needs a
 * new server, and all after the first one need the code.
 */
export function findStep(
  steps: readonly Step[],
  asked: string | null,
  { isFresh, hasCode }: { isFresh: boolean; hasCode: boolean },
): Step {
  const possible = steps.filter(({ isBeforeAccount }) => isBeforeAccount === isFresh);
  const wanted = possible.find(({ id }) => id === asked);
  const [first] = possible;
  if (!first) throw new Error("The wizard has no steps.");
  return wanted && (!isFresh || hasCode) ? wanted : first;
}
