import type { Companion } from "./schema.ts";

/** People by the house that they live in, in the order in which they came. */
export function byHouse(
  company: readonly Companion[],
): { household: string | null; people: Companion[] }[] {
  const houses = new Map<string | null, Companion[]>();
  for (const one of company) houses.set(one.household, [...(houses.get(one.household) ?? []), one]);
  return [...houses].map(([household, people]) => ({ household, people }));
}
