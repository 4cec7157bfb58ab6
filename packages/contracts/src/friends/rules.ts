import type { Invitee } from "./schema.ts";

/** Groups people by household, keeping their order. */
export function groupByHousehold(
  invitees: readonly Invitee[],
): { household: string | null; people: Invitee[] }[] {
  const households = new Map<string | null, Invitee[]>();
  for (const one of invitees)
    households.set(one.household, [...(households.get(one.household) ?? []), one]);
  return [...households].map(([household, people]) => ({ household, people }));
}
