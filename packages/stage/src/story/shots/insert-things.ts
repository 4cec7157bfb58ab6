import { clamp } from "@goldmane/std/clamp";
import { lookAt } from "#prop/prop-look.ts";
import type { BlockedScene } from "#story/block-scene.ts";
import { findCurrent } from "#story/find-current.ts";
import type { Effect, Verb } from "#story/vocabulary.ts";
import type { Anchor, ShotSpan, Span } from "#story/timeline.ts";
import { cutAway, endsOf, shortestAway as shortestInsert, shortestPart } from "./cut-away.ts";
import { isSmall } from "./is-small.ts";

/** A moment at which a thing is taken, handed over or changes, in seconds of the film. */
export type Handling = {
  at: number;
  thing: string;
  kind: "take" | "give" | "change" | "notice";
  /** Earliest and latest start of the insert: before a thing appears, it would show nothing. */
  from?: number;
  by?: number;
};

/** Lengths of an insert in seconds, best first. */
const lengths = [1.75, 1.6, 1.5, 1.4, shortestInsert, 1.9];
/** The cut comes on the action: this long before the thing is touched. */
const lead = 0.55;
/** Latest start after the moment: the thing is still in the hand. */
const latest = 2.6;
const frame = 1 / 24;
/** An insert this long before shows the thing at the moment, too: it is taken and given at once. */
const earliest = 2.5;
/** Overlap with a line in seconds: its first words may begin over the insert. */
const overlap = 0.35;
/** Most inserts in a scene for things that are only noticed, and seconds between two of a thing. */
const mostNoticed = 2;
const apart = 6;
/** Effects that point out a thing. */
const marks: ReadonlySet<Effect> = new Set<Effect>(["glow", "sparkle", "stars", "magic"]);

/**
 * Cuts to each thing that is picked up, handed over or changes while no face speaks, and back to
 * the shot before; then to things that are pointed at, looked at or glow.
 */
export function insertThings(
  shots: readonly ShotSpan[],
  scene: Pick<BlockedScene, "actors" | "props" | "effects">,
): ShotSpan[] {
  let cut = [...shots];
  for (const handling of handlingsOf(scene))
    if (!isShown(cut, handling)) cut = insertAt(cut, handling, scene) ?? cut;
  let noticed = 0;
  for (const handling of noticesOf(scene)) {
    if (noticed >= mostNoticed || wasShown(cut, handling)) continue;
    const next = insertAt(cut, handling, scene);
    if (next) noticed += 1;
    cut = next ?? cut;
  }
  return cut;
}

/** Moments at which small things are handled, in order. */
export function handlingsOf({ props }: Pick<BlockedScene, "props">): Handling[] {
  return props
    .filter(({ prop }) => isSmall(prop))
    .flatMap(({ prop, moments, changes }) => [
      ...moments.slice(1).flatMap(({ at, holder, x }, index): Handling[] => {
        const kind = moments[index]?.holder ? "give" : "take";
        return holder && isOnStage(x) ? [{ at, thing: prop.id, kind }] : [];
      }),
      ...changes.map(({ at, becomes }): Handling => {
        const handling = { at, thing: prop.id, kind: "change" } as const;
        if (becomes === "gone") return { ...handling, by: at - 0.5 };
        return becomes === "there" ? { ...handling, from: at - 0.1 } : handling;
      }),
    ])
    .toSorted((a, b) => a.at - b.at);
}

/** Moments at which a character points or looks at a small thing, or an effect marks it. */
function noticesOf({
  actors,
  props,
  effects,
}: Pick<BlockedScene, "actors" | "props" | "effects">): Handling[] {
  const small = new Set(props.filter(({ prop }) => isSmall(prop)).map(({ prop }) => prop.id));
  const noticed: { at: number; to: Anchor | "camera" | null }[] = [
    ...actors.flatMap(({ acts, gazes }) => [
      ...acts
        .filter(({ verb }) => verb === "point")
        .map(({ start, target }) => ({ at: start + 0.9, to: target })),
      ...gazes.map(({ at, to }) => ({ at: at + 0.5, to })),
    ]),
    ...effects
      .filter(({ effect }) => marks.has(effect))
      .map(({ start, at }) => ({ at: start + 0.3, to: at })),
  ];
  const isThere = (id: string, at: number) => {
    const track = props.find(({ prop }) => prop.id === id);
    return track !== undefined && lookAt(track.prop.begins, track.changes, at).presence > 0.5;
  };
  return noticed
    .flatMap(({ at, to }): Handling[] =>
      to !== null && to !== "camera" && "id" in to && small.has(to.id) && isThere(to.id, at)
        ? [{ at, thing: to.id, kind: "notice" }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at);
}

function wasShown(shots: readonly ShotSpan[], { at, thing }: Handling): boolean {
  return shots.some(
    (shot) => isOf(shot, thing) && shot.start < at + apart && shot.end > at - apart,
  );
}

/** Whether a shot of the thing alone is on screen at the moment, or close to it. */
export function isShown(shots: readonly ShotSpan[], { at, thing }: Handling): boolean {
  return shots.some(
    (shot) => isOf(shot, thing) && shot.start <= at + latest && shot.end >= at - earliest,
  );
}

function isOf({ shot, on }: ShotSpan, thing: string): boolean {
  const [only] = on;
  const isTight = shot === "insert" || shot === "close";
  return isTight && on.length === 1 && only !== undefined && "id" in only && only.id === thing;
}

function insertAt(
  shots: readonly ShotSpan[],
  handling: Handling,
  scene: Pick<BlockedScene, "actors" | "props">,
): ShotSpan[] | null {
  const { at, thing, kind, from = at - (kind === "take" ? 2.2 : 1.2), by = at + latest } = handling;
  const lines = scene.actors.flatMap(({ speech }) => speech);
  const starts: number[] = [];
  for (let start = from; start <= by; start += frame) starts.push(start);
  const best = starts
    .concat(shots.flatMap(({ start }) => [start, start + shortestPart]))
    .filter((start) => start >= from && start <= by)
    .toSorted((a, b) => awayFrom(a, at) - awayFrom(b, at));
  for (const start of best)
    for (const length of lengths)
      for (const end of endsOf(shots, start, start + length)) {
        if (isBefore(handling, end) || hides(lines, { start, end })) continue;
        if (isMoving(scene, handling, { start, end }) || isCarriedOff(scene, thing, end)) continue;
        const cut = cutAway(shots, { start, end, shot: "insert", on: [{ id: thing }] });
        if (cut) return cut;
      }
  return null;
}

/** Seconds before the grip in which the hand is in the picture. */
const reachSeconds = 0.15;

/** Whether an insert is over before there is anything to see. */
function isBefore({ at, kind }: Handling, end: number): boolean {
  return end < (kind === "take" ? at - reachSeconds : at + 0.6);
}

/** Seconds around a hand-over and after a grip in which a thing is on its way. */
const onItsWay = { before: 0.35, after: 0.6 };
/** Acts that stir what a character holds. */
const stirs: ReadonlySet<Verb> = new Set<Verb>(["jump", "hop", "dance", "spin", "fall", "cheer"]);

/**
 * Whether a thing moves during an insert: the picture would follow it, and what passes behind it
 * would flash.
 */
function isMoving(
  { actors, props }: Pick<BlockedScene, "actors" | "props">,
  { at, thing, kind }: Handling,
  { start, end }: Span,
): boolean {
  // Until it is lifted, a thing rests, however its taker comes.
  if (kind === "take" && start < at) return end > at + 0.1;
  if (kind === "take" && start < at + onItsWay.after) return true;
  if (kind === "give" && end > at - onItsWay.before && start < at + onItsWay.before) return true;
  const track = props.find(({ prop }) => prop.id === thing);
  // It may be taken and handed on or thrown at once.
  const changesHands = track?.moments
    .slice(1)
    .some(
      (moment) =>
        moment.at !== at && start < moment.at + onItsWay.after && end > moment.at - onItsWay.before,
    );
  if (changesHands) return true;
  const holders = new Set(
    [start, end].map((time) => track && findCurrent(track.moments, time)?.holder),
  );
  return actors.some(
    ({ member, acts }) =>
      holders.has(member.id) &&
      acts.some(
        (act) =>
          act.start < end &&
          act.end > start &&
          (Math.abs(act.toX - act.fromX) > 0.01 || stirs.has(act.verb)),
      ),
  );
}

/** Whether the character that holds a thing is leaving the stage. */
function isCarriedOff(
  { actors, props }: Pick<BlockedScene, "actors" | "props">,
  thing: string,
  time: number,
): boolean {
  const track = props.find(({ prop }) => prop.id === thing);
  const holder = track && findCurrent(track.moments, time)?.holder;
  const act = actors
    .find(({ member }) => member.id === holder)
    ?.acts.findLast(({ start }) => start <= time);
  return act !== undefined && !isOnStage(act.toX);
}

function isOnStage(x: number): boolean {
  return x > 0.02 && x < 0.98;
}

/** Late cuts cost more than early ones: the action is over. */
function awayFrom(start: number, at: number): number {
  const by = start - (at - lead);
  return by > 0 ? by : -by * 1.4;
}

function hides(lines: readonly Span[], { start, end }: Span): boolean {
  return lines.some((line) => {
    const seconds = clamp(Math.min(end, line.end) - Math.max(start, line.start), 0, 99);
    return seconds > (end < line.end ? Math.min(overlap, (line.end - line.start) * 0.3) : 0.05);
  });
}
