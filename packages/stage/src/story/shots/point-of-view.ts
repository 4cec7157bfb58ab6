import type { BlockedScene } from "#story/block-scene.ts";
import { findCurrent } from "#story/find-current.ts";
import type { ActorTrack, ShotSpan } from "#story/timeline.ts";

type Named = { id: string };

/** The one that sees, and the thing or character seen: the one named, or what the eyes are on. */
export function seenBy(
  named: readonly Named[],
  actors: readonly ActorTrack[],
  at: number,
): Named[] {
  const [seer, ...seen] = named;
  if (!seer || seen.length > 0) return [...named];
  const gazes = actors.find(({ member }) => member.id === seer.id)?.gazes ?? [];
  const to = gazes.toSorted((a, b) => a.at - b.at).findLast((gaze) => gaze.at <= at + 0.1)?.to;
  return to && to !== "camera" && "id" in to ? [seer, to] : [seer];
}

/** A character seen through another's eyes looks back into them, that is, at the camera. */
export function meetEyes(
  shots: readonly ShotSpan[],
  { actors }: Pick<BlockedScene, "actors">,
): void {
  for (const { shot, on, start, end } of shots) {
    const [, seen] = on;
    if (shot !== "pov" || !seen || !("id" in seen)) continue;
    const track = actors.find(({ member }) => member.id === seen.id);
    if (!track) continue;
    const before = findCurrent(track.gazes, end)?.to;
    track.gazes = [
      ...track.gazes.filter(({ at }) => at < start || at >= end),
      { at: start - 0.3, to: "camera" as const },
      ...(before ? [{ at: end, to: before }] : []),
    ].toSorted((a, b) => a.at - b.at);
  }
}
