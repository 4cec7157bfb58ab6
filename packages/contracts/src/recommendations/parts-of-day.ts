export const partsOfDay = ["morning", "afternoon", "evening", "night"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The hour in which each begins. */
const beginnings: readonly [number, PartOfDay][] = [
  [22, "night"],
  [17, "evening"],
  [11, "afternoon"],
  [5, "morning"],
];

/** @param secondOfDay by the household's clock. */
export function partOfDayAt(secondOfDay: number): PartOfDay {
  const hour = secondOfDay / 3600;
  return beginnings.find(([from]) => hour >= from)?.[1] ?? "night";
}
