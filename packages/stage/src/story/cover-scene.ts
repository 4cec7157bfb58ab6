import type { BlockedScene } from "./block-scene.ts";
import type { Scene } from "./schema.ts";
import { chooseMoves } from "./shots/choose-moves.ts";
import { insertThings } from "./shots/insert-things.ts";
import { meetEyes, seenBy } from "./shots/point-of-view.ts";
import { showReactions } from "./shots/show-reactions.ts";
import type { ActorTrack, Anchor, ShotSpan } from "./timeline.ts";
import type { Move, Shot } from "./vocabulary.ts";

/** Minimum shot length in seconds, and the maximum for a shot without movement. */
const shortest = 1.9;
const longest = 5.5;

/** Shots of subjects; the others can also show a place. */
const near: ReadonlySet<Shot> = new Set<Shot>([
  "close",
  "face",
  "insert",
  "over",
  "pov",
  "medium",
  "two",
]);

type Setup = { at: number; shot: Shot; move: Move | null; on: Anchor[] };

/**
 * Chooses the shots of a scene. Authored camera steps are always kept; a scene without any gets
 * standard coverage: an establishing wide shot, closer and closer on the speaker, wide again when
 * characters move. Both cut away to things that are handled.
 * @param index of the scene in the story
 */
export function coverScene(
  scene: Scene,
  blocked: BlockedScene,
  { start, index: sceneIndex }: { start: number; index: number },
): ShotSpan[] {
  const isDirected = scene.steps.some((step) => "camera" in step);
  const setups = isDirected ? directed(scene, blocked, start) : covered(blocked, start);
  const join = isDirected ? (_: Setup, later: Setup) => later : holdBoth;
  const kept: Setup[] = [];
  for (const setup of setups) {
    const last = kept.at(-1);
    if (last && setup.at - last.at < shortest)
      kept[kept.length - 1] = { ...join(last, setup), at: last.at };
    else kept.push(setup);
  }
  const [first, ...later] = kept;
  const opened = [...(first ? [{ ...first, at: start }] : []), ...later];
  const [before, last] = opened.slice(-2);
  if (before && last && blocked.end - last.at < shortest)
    opened.splice(-2, 2, { ...(isDirected ? before : holdBoth(before, last)), at: before.at });
  const shots = opened.map(({ at, shot, move, on }, index) => {
    return { shot, move, on, start: at, end: opened[index + 1]?.at ?? blocked.end };
  });
  const covering = insertThings(chooseMoves(shots, scene, blocked, sceneIndex), blocked);
  const seen = showReactions(covering, blocked);
  meetEyes(seen, blocked);
  return seen;
}

/** Merges two shots that are too short; keeps the subjects of both. */
function holdBoth(earlier: Setup, later: Setup): Setup {
  if (earlier.on.length === 0) return later;
  if (later.on.length === 0) return later.shot === "wide" ? later : earlier;
  const known = new Set(earlier.on.map(keyOf));
  const on = [...earlier.on, ...later.on.filter((anchor) => !known.has(keyOf(anchor)))];
  if (on.length === 1) return { ...later, on };
  const isWide = earlier.shot === "wide" || later.shot === "wide";
  return { ...later, shot: isWide ? "wide" : "two", move: "hold", on };
}

function keyOf(anchor: Anchor): string | number {
  return "id" in anchor ? anchor.id : anchor.x;
}

function directed(scene: Scene, blocked: BlockedScene, start: number): Setup[] {
  const setups: Setup[] = [];
  for (const [index, step] of scene.steps.entries()) {
    if (!("camera" in step)) continue;
    const at = blocked.stepTimes[index] ?? start;
    const given = [step.on ?? []].flat().map((id) => ({ id }));
    const named = step.camera === "pov" ? seenBy(given, blocked.actors, at) : given;
    setups.push({
      at,
      shot: step.camera,
      move: step.move ?? (named.length > 0 ? "hold" : null),
      on: named.length > 0 || !near.has(step.camera) ? named : heldOn(setups, scene, blocked, at),
    });
  }
  setups.sort((a, b) => a.at - b.at);
  if ((setups[0]?.at ?? start) - start >= shortest)
    setups.unshift({ at: start, shot: "wide", move: "push", on: [] });
  return setups;
}

/** Subjects of a near shot without any: the last subjects that are still there, else a prop. */
function heldOn(
  setups: readonly Setup[],
  scene: Scene,
  blocked: BlockedScene,
  at: number,
): Anchor[] {
  const isThere = (anchor: Anchor) => {
    const track = blocked.actors.find(({ member }) => "id" in anchor && member.id === anchor.id);
    const last = track?.acts.findLast(({ start }) => start <= at);
    const x = last ? last.toX : (track?.start.x ?? 0.5);
    return x > 0 && x < 1;
  };
  const before = setups.map(({ on }) => on.filter(isThere)).findLast((on) => on.length > 0);
  if (before) return before;
  const [thing] = scene.props;
  return thing ? [{ id: thing.id }] : [];
}

function covered(blocked: BlockedScene, start: number): Setup[] {
  const setups: Setup[] = [{ at: start, shot: "wide", move: "push", on: [] }];
  let lines = 0;
  for (const { at, speaker, mover } of happenings(blocked.actors)) {
    const last = setups.at(-1);
    if (mover) {
      const on = [{ id: mover.member.id }];
      setups.push({ at, shot: "wide", move: "follow", on });
    } else if (speaker) {
      const { member, to } = speaker;
      lines += 1;
      const pair = to ? [{ id: member }, { id: to }] : [{ id: member }];
      if (lines === 1 && to) setups.push({ at, shot: "two", move: "push", on: pair });
      else if (lines % 4 === 0)
        setups.push({ at, shot: "close", move: "push", on: [{ id: member }] });
      else if (lines % 3 === 0 && to) setups.push({ at, shot: "two", move: "hold", on: pair });
      else if (last?.shot !== "medium" || !sameOn(last.on, member))
        setups.push({ at, shot: "medium", move: "hold", on: [{ id: member }] });
    }
  }
  return restless(setups, blocked.end);
}

/**
 * Speech and movement of the scene, in order; a movement counts once it covers enough distance to
 * need room.
 */
function happenings(actors: readonly ActorTrack[]): {
  at: number;
  speaker?: { member: string; to: string | null };
  mover?: ActorTrack;
}[] {
  return actors
    .flatMap((track) => [
      ...track.speech.map(({ start, to }) => ({
        at: start - 0.12,
        speaker: { member: track.member.id, to },
      })),
      ...track.acts
        .filter(
          (act) =>
            Math.abs(act.toX - act.fromX) > 0.15 ||
            ["fly", "dance", "spin", "grow"].includes(act.verb),
        )
        .map((act) => ({ at: act.start - 0.1, mover: track })),
    ])
    .toSorted((a, b) => a.at - b.at);
}

/** Replaces parts of an overlong shot with wide or closer ones. */
function restless(setups: readonly Setup[], end: number): Setup[] {
  return setups.flatMap((setup, index) => {
    const until = setups[index + 1]?.at ?? end;
    if (until - setup.at <= longest * 1.5) return [setup];
    const relief: Setup =
      setup.shot === "wide" && setup.on.length > 0
        ? { at: setup.at + longest, shot: "medium", move: "push", on: setup.on }
        : {
            at: setup.at + longest,
            shot: setup.shot === "wide" ? "low" : "wide",
            move: "push",
            on: [],
          };
    return [setup, relief];
  });
}

function sameOn(on: readonly Anchor[], id: string): boolean {
  return on.length === 1 && on[0] !== undefined && "id" in on[0] && on[0].id === id;
}
