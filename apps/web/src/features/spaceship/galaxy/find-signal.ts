import { hashText } from "@goldmane/std/hash-text";

/**
 * The film behind the day's unknown signal. Depends only on the day, the profile and the titles
 * that exist for it; a title that comes or goes changes the choice only if it is the choice.
 *
 * @param day ISO 8601 date
 */
export function findSignal<T extends { id: string }>(
  planets: readonly T[],
  profileId: string | null,
  day: string,
): T | undefined {
  const rank = ({ id }: T) => hashText(`${day} ${profileId ?? "guest"} ${id} signal`);
  let best: T | undefined;
  for (const planet of planets) {
    if (!best || rank(planet) < rank(best)) best = planet;
  }
  return best;
}

/** The date where the viewer is. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
