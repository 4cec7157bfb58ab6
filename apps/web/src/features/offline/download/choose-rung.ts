import type { Playback } from "@goldmane/contracts/playback/schema";

type Rung = Playback["rungs"][number];

/** The most of the free space that a film takes by default. */
const shareOfFree = 0.1;
/** Higher rungs are only chosen by hand: the difference does not show on a phone. */
const highestByItself = 720;

/** The approximate size of a film at a rung. */
export function expectBytes({ bandwidth }: Rung, durationSeconds: number): number {
  return (bandwidth / 8) * durationSeconds;
}

/** The suggested rung: the best that the free space allows. */
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
