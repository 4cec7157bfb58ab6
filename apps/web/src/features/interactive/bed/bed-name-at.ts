import type { Script } from "@goldmane/branching/script";
import { momentsAlong } from "@goldmane/branching/script";
import type { Entry } from "#features/interactive/session/entry.ts";

/**
 * The name of the music under a clip. Clips without music of their own continue the music before
 * them, on whichever path they were reached.
 */
export function bedNameAt(
  script: Script,
  { path, clip, repeat }: Entry,
  bedOf: (clip: string) => string | null,
): string | null {
  const moments = momentsAlong(script, path);
  const own = moments.at(-1)?.clips ?? [];
  const until = repeat === null ? own.slice(0, own.indexOf(clip) + 1) : [...own, clip];
  const played = [...moments.slice(0, -1).flatMap(({ clips }) => clips), ...until];
  for (const each of played.toReversed()) {
    const bed = bedOf(each);
    if (bed !== null) return bed;
  }
  return null;
}
