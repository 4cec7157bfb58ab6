import type { Act, ActorTrack, Answer } from "./timeline.ts";
import type { Verb } from "./vocabulary.ts";

/** Shortest answer, in seconds: less is not seen. */
const shortest = 0.5;

/** Acts that leave the hands for an answer. */
const handsFree: ReadonlySet<Verb> = new Set<Verb>(["stand", "sit", "wake", "nod", "shake-head"]);

/**
 * Lets each character that is hugged, given something or pulled by the nose answer, when its own acts leave the time,
 * and turns both towards each other.
 */
export function addAnswers(tracks: readonly ActorTrack[]): void {
  for (const track of tracks)
    for (const act of track.acts) {
      if (!isAnswered(act.verb) || !act.target || !("id" in act.target)) continue;
      const { id } = act.target;
      const partner = tracks.find(({ member }) => member.id === id);
      if (!partner || partner === track) continue;
      const answer = answerTo(act, track.member.id, partner);
      if (!answer) continue;
      partner.answers = [...(partner.answers ?? []), answer].toSorted((a, b) => a.start - b.start);
    }
}

function isAnswered(verb: Verb): verb is Answer["verb"] {
  return verb === "hug" || verb === "give" || verb === "pull";
}

function answerTo(act: Act, who: string, partner: ActorTrack): Answer | null {
  let { start, end } = act;
  for (const own of partner.acts) {
    if (handsFree.has(own.verb) || own.end <= start || own.start >= end) continue;
    if (own.start <= start) start = own.end;
    else end = own.start;
  }
  if (end - start < shortest) return null;
  return isAnswered(act.verb) ? { verb: act.verb, to: who, start, end } : null;
}
