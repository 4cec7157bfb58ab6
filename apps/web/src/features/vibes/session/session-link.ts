import { moods, shapers, visuals } from "@goldmane/contracts/vibes/limits";
import { readMix, writeMix } from "@goldmane/contracts/vibes/mix-text";
import type { Session } from "#features/vibes/next-vibes.ts";

const mostSeed = 0x7fffffff;

/** The query of a link that plays exactly this. */
export function writeSession({ mood, shaper, seed, nature, visual }: Session): string {
  const query = new URLSearchParams();
  if (mood) {
    query.set("mood", mood);
    if (shaper) query.set("shaper", shaper);
    query.set("seed", String(seed));
  }
  const mix = writeMix(nature);
  if (mix) query.set("nature", mix);
  query.set("visual", visual);
  return String(query);
}

/** The session of a link; null if it names none. What isn't understood is left out. */
export function readSession(search: string): Session | null {
  const query = new URLSearchParams(search);
  const pick = <T extends string>(name: string, among: readonly T[]): T | null =>
    among.find((each) => each === query.get(name)) ?? null;
  const mood = pick("mood", moods);
  const nature = readMix(query.get("nature") ?? "") ?? {};
  if (!mood && Object.keys(nature).length === 0) return null;
  const seed = Number(query.get("seed") ?? 1);
  return {
    mood,
    shaper: mood && pick("shaper", shapers),
    seed: Number.isInteger(seed) && seed >= 0 && seed <= mostSeed ? seed : 1,
    nature,
    visual: pick("visual", visuals) ?? "aurora",
  };
}
