import type { Invitee } from "./schema.ts";

/** People by the house that they live in, in the order in which they came. */
export function groupByHousehold(
  invitees: readonly Invitee[],
): { household: string | null; people: Invitee[] }[] {
  const houses = new Map<string | null, Invitee[]>();
  for (const one of invitees)
    houses.set(one.household, [...(houses.get(one.household) ?? []), one]);
  return [...houses].map(([household, people]) => ({ household, people }));
}
