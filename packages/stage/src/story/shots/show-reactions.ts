import type { BlockedScene } from "#story/block-scene.ts";
import { findCurrent } from "#story/find-current.ts";
import type { ActorTrack, ShotSpan, Span } from "#story/timeline.ts";
import { cutAway, endsOf, shortestPart } from "./cut-away.ts";

/** Lengths of a reaction in seconds, best first, and the latest start after the line. */
const lengths = [1.7, shortestPart];
const delays = [0.1, 0.2, 0.35, 0.5];
/** Seconds that a reaction needs before the scene's end, which a transition covers. */
const visible = 1.8;

/**
 * Cuts once in a scene to the listener of a question, an outcry or a line that changes what it
 * feels: over the shoulder of the speaker, in the pause after the line.
 */
export function showReactions(
  shots: readonly ShotSpan[],
  { actors, end: sceneEnd }: Pick<BlockedScene, "actors" | "end">,
): ShotSpan[] {
  const lines = actors
    .flatMap((speaker) => speaker.speech.map((speech) => ({ speaker, speech })))
    .toSorted((a, b) => a.speech.start - b.speech.start);
  for (const [index, { speaker, speech }] of lines.entries()) {
    const listener = actors.find(({ member }) => member.id === speech.to);
    const next = lines[index + 1]?.speech.start ?? Number.POSITIVE_INFINITY;
    if (!listener || listener === speaker) continue;
    if (!/[!?]$/.test(speech.text) && !feelsAnew(listener, speech.start, next)) continue;
    for (const delay of delays)
      for (const length of lengths) {
        const start = speech.end + delay;
        if (start > sceneEnd - visible) continue;
        for (const end of endsOf(shots, start, start + length)) {
          if (end > next || end - start < shortestPart || isBusy(actors, { start, end })) continue;
          if (shows(findCurrent(shots, start), listener)) continue;
          const on = [{ id: listener.member.id }, { id: speaker.member.id }];
          const cut = cutAway(shots, { start, end, shot: "over", on });
          if (cut) return cut;
        }
      }
  }
  return [...shots];
}

/** Whether a character feels something new from a line until the next one. */
function feelsAnew({ emotions }: ActorTrack, start: number, next: number): boolean {
  return emotions.some(({ at }) => at > start - 0.1 && at < Math.min(next, start + 8) - 0.5);
}

/** Acts belong to the shot that shows them whole, and lines to the one that shows the face. */
function isBusy(actors: readonly ActorTrack[], { start, end }: Span): boolean {
  const overlaps = (other: Span) => Math.min(other.end, end) - Math.max(other.start, start) > 0;
  return actors.some(({ acts, speech }) => acts.some(overlaps) || speech.some(overlaps));
}

function shows(shot: ShotSpan | null, { member }: ActorTrack): boolean {
  const [only] = shot?.on ?? [];
  return shot?.on.length === 1 && only !== undefined && "id" in only && only.id === member.id;
}
