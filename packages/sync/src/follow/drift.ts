import { driftSteps } from "@goldmane/contracts/parties/limits";

/** How well a member is in step: imperceptible, possibly audible, or at another position. */
export type Step = "together" | "near" | "apart";

export function stepOf(driftMs: number): Step {
  const off = Math.abs(driftMs);
  if (off < driftSteps.amber) return "together";
  return off < driftSteps.red ? "near" : "apart";
}
