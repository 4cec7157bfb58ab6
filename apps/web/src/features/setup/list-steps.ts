import { say } from "#platform/words/say.ts";
import { AccessStep } from "./access-step.tsx";
import { AccountStep } from "./account-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { FamilyStep } from "./family-step.tsx";
import type { Step } from "./step.ts";

/** The wizard's steps, in order. */
export const steps: readonly Step[] = [
  { id: "code", nameOf: () => say`Welcome`, isBeforeAccount: true, View: CodeStep },
  { id: "account", nameOf: () => say`Your account`, isBeforeAccount: true, View: AccountStep },
  { id: "family", nameOf: () => say`Family`, isBeforeAccount: false, View: FamilyStep },
  { id: "access", nameOf: () => say`Access`, isBeforeAccount: false, View: AccessStep },
  { id: "done", nameOf: () => say`Ready`, isBeforeAccount: false, View: DoneStep },
];

/**
 * The step to show: the one in the address, if it is possible now. A step before the account needs a
 * new server, and all after the first one need the code.
 */
export function findStep(
  asked: string | null,
  { isFresh, hasCode }: { isFresh: boolean; hasCode: boolean },
): Step {
  const possible = steps.filter(({ isBeforeAccount }) => isBeforeAccount === isFresh);
  const wanted = possible.find(({ id }) => id === asked);
  const [first] = possible;
  if (!first) throw new Error("The wizard has no steps.");
  return wanted && (!isFresh || hasCode) ? wanted : first;
}
