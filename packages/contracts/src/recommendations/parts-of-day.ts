export const partsOfDay = ["morning", "afternoon", "evening", "night"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Starting hour of each part of the day. */
const beginnings: readonly [number, PartOfDay][] = [
  [22, "night"],
  [17, "evening"],
  [11, "afternoon"],
  [5, "morning"],
];

/** @param secondOfDay In the household's time zone. */
export function partOfDayAt(secondOfDay: number): PartOfDay {
  const hour = secondOfDay / 3600;
  return beginnings.find(([from]) => hour >= from)?.[1] ?? "night";
}
