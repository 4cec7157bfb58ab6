import { driftSteps } from "@goldmane/contracts/parties/limits";

/** A participant's drift: imperceptible, possibly audible, or at another position. */
export type DriftGrade = "together" | "near" | "apart";

export function gradeDrift(driftMs: number): DriftGrade {
  const off = Math.abs(driftMs);
  if (off < driftSteps.amber) return "together";
  return off < driftSteps.red ? "near" : "apart";
}
