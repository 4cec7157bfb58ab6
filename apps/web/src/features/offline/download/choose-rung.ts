import type { Playback } from "@goldmane/contracts/playback/schema";

type Rung = Playback["rungs"][number];

/** A film takes no more than this share of what is free, unless somebody says so. */
const shareOfFree = 0.1;
/** Higher than this is chosen by hand only: on a phone nobody sees it. */
const highestByItself = 720;

/** About how many bytes a film takes at a rung. */
export function expectBytes({ bandwidth }: Rung, durationSeconds: number): number {
  return (bandwidth / 8) * durationSeconds;
}

/** The rung that is put forward: the best that the room on this device allows. */
export function chooseBySpace(
  { rungs, durationSeconds }: Pick<Playback, "rungs" | "durationSeconds">,
  freeBytes: number | null,
): Rung | undefined {
  const rising = rungs.toSorted((a, b) => a.height - b.height);
  const fits = (rung: Rung) =>
    rung.height <= highestByItself &&
    (freeBytes === null || expectBytes(rung, durationSeconds) <= freeBytes * shareOfFree);
  return rising.findLast(fits) ?? rising[0];
}
