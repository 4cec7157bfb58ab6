import type { BlockedScene } from "#story/block-scene.ts";
import type { Scene } from "#story/schema.ts";
import type { Act, ActorTrack, ShotSpan, Span } from "#story/timeline.ts";
import type { Emotion, Move, Verb } from "#story/vocabulary.ts";

/** A shot with the move that its author names, if any. */
export type UnmovedShot = Omit<ShotSpan, "move"> & { move: Move | null };

/** Distance, in fractions of the stage's width, from which the camera goes along. */
const farEnough = 0.12;
const crossing = 0.3;

/** Feelings by kind: a change within a kind turns nothing. */
const kinds: Record<Emotion, "calm" | "glad" | "low" | "struck"> = {
  neutral: "calm",
  shy: "calm",
  sleepy: "calm",
  happy: "glad",
  excited: "glad",
  proud: "glad",
  love: "glad",
  silly: "glad",
  sad: "low",
  angry: "low",
  scared: "struck",
  surprised: "struck",
};

/** Quick acts of arms and head, which a close shot must have room for. */
const gestures: ReadonlySet<Verb> = new Set<Verb>([
  "wave",
  "point",
  "clap",
  "dance",
  "hug",
  "give",
  "pick-up",
  "throw",
  "cheer",
  "think",
  "shake-head",
  "cast-magic",
  "knock",
  "eat",
  "read",
]);

/** Acts of the whole body: from near by, they would flash before a contrasting ground. */
const tumbles: ReadonlySet<Verb> = new Set<Verb>([
  "spin",
  "fall",
  "dance",
  "jump",
  "hop",
  "run",
  "fly",
]);

const strides: ReadonlySet<Verb> = new Set<Verb>(["walk", "enter", "exit"]);

/**
 * Decides how the camera moves in each shot. Named moves are kept, except a push: the camera comes
 * nearer only where a feeling turns, or at the climax, and never twice in a row. Otherwise it goes
 * along with who travels, draws back at the end, pans over a place, or holds.
 * @param index of the scene in the story
 */
export function chooseMoves(
  shots: readonly UnmovedShot[],
  scene: Scene,
  { actors }: Pick<BlockedScene, "actors">,
  index: number,
): ShotSpan[] {
  const chosen: ShotSpan[] = [];
  for (const [at, shot] of shots.entries()) {
    const last = at === shots.length - 1;
    const move =
      shot.move !== null && shot.move !== "push"
        ? shot.move
        : (pushOf(shot, { scene, actors, last, before: chosen.at(-1) }) ??
          calmMove(shot, actors, { first: at === 0, last, index }));
    const room = roomOf(shot, actors);
    chosen.push({ ...shot, move, ...(room && { room }) });
  }
  return chosen;
}

function pushOf(
  shot: UnmovedShot,
  {
    scene,
    actors,
    last,
    before,
  }: {
    scene: Scene;
    actors: readonly ActorTrack[];
    last: boolean;
    before: ShotSpan | undefined;
  },
): Move | null {
  if (shot.move !== "push" || before?.move === "push") return null;
  const subjects = subjectsOf(shot, actors);
  if (subjects.length === 0 || subjects.some((track) => travelOf(track, shot))) return null;
  const isPeak = scene.beat === "climax" && last;
  return isPeak || subjects.some((track) => isTurning(track, shot)) ? "push" : null;
}

function calmMove(
  shot: UnmovedShot,
  actors: readonly ActorTrack[],
  { first, last, index }: { first: boolean; last: boolean; index: number },
): Move {
  const subjects = subjectsOf(shot, actors);
  if (shot.on.length > 0) {
    const [only] = subjects;
    return only && shot.on.length === 1 && travelOf(only, shot) ? "follow" : "hold";
  }
  const travels = actors.flatMap((track) => travelOf(track, shot) ?? []);
  const crossed = travels.find(({ toX, fromX }) => Math.abs(toX - fromX) >= crossing);
  if (crossed) return crossed.toX > crossed.fromX ? "pan-right" : "pan-left";
  if (last) return "pull";
  if (!first || travels.length > 0) return "hold";
  const middle = middleOf(actors);
  if (Math.abs(middle - 0.5) > 0.06) return middle > 0.5 ? "pan-right" : "pan-left";
  return index % 2 === 0 ? "pull" : "hold";
}

function subjectsOf({ on }: UnmovedShot, actors: readonly ActorTrack[]): ActorTrack[] {
  return actors.filter(({ member }) =>
    on.some((anchor) => "id" in anchor && anchor.id === member.id),
  );
}

/** The act that takes a character far during a shot. */
function travelOf({ acts }: ActorTrack, shot: Span): Act | undefined {
  return acts.find(
    (act) =>
      Math.abs(act.toX - act.fromX) >= farEnough &&
      Math.min(act.end, shot.end) - Math.max(act.start, shot.start) > 0.5,
  );
}

function isTurning({ start, emotions }: ActorTrack, shot: Span): boolean {
  const before = emotions.findLast(({ at }) => at < shot.start - 0.3)?.emotion ?? start.emotion;
  return emotions.some(
    ({ at, emotion }) =>
      at >= shot.start - 0.3 &&
      at < shot.end - 0.6 &&
      kinds[emotion] !== "calm" &&
      kinds[emotion] !== kinds[before],
  );
}

function roomOf(shot: UnmovedShot, actors: readonly ActorTrack[]): ShotSpan["room"] {
  const acts = subjectsOf(shot, actors).flatMap((track) => track.acts);
  const isSeen = (verbs: ReadonlySet<Verb>, seconds: number) =>
    acts.some(
      ({ verb, start, end }) =>
        verbs.has(verb) && Math.min(end, shot.end) - Math.max(start, shot.start) > seconds,
    );
  if (isSeen(tumbles, 0) || isSeen(strides, 0.4)) return "body";
  return isSeen(gestures, 0.3) || isStirred(shot, actors) ? "hands" : undefined;
}

/** Whether a subject leaps up for joy as the shot begins. */
function isStirred(shot: UnmovedShot, actors: readonly ActorTrack[]): boolean {
  return subjectsOf(shot, actors).some(({ emotions }) =>
    emotions.some(({ at, emotion }) => emotion === "excited" && Math.abs(at - shot.start) < 0.5),
  );
}

/** The middle of the characters that are on the stage, as a fraction of its width. */
function middleOf(actors: readonly ActorTrack[]): number {
  const xs = actors.map(({ start }) => start.x).filter((x) => x > 0 && x < 1);
  return xs.length === 0 ? 0.5 : xs.reduce((sum, x) => sum + x, 0) / xs.length;
}
