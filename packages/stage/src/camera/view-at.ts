import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import type { View } from "#set/stage-set.ts";
import { stageHeight, stageWidth } from "#surface.ts";
import type { Shot } from "#story/vocabulary.ts";
import type { Anchor, ShotSpan, Span } from "#story/timeline.ts";
import { clearNeighbors } from "./clear-neighbors.ts";
import { frameThing } from "./frame-thing.ts";

/** A subject's position and extent for framing; `y` is its foot. */
export type Subject = {
  x: number;
  y: number;
  height: number;
  headY: number;
  halfWidth: number;
  /** The head of a character. */
  head?: Head;
  isThing?: true;
};

export type Head = { x: number; y: number; halfWidth: number; halfHeight: number };

/**
 * The camera's view at an instant of a shot.
 * @param subjectOf returns an anchor's subject at an instant; null when it is not on the stage
 * @param neighborsOf returns all others on the stage at an instant, always in the same order
 */
export function viewAt(
  shot: ShotSpan,
  t: number,
  subjectOf: (anchor: Anchor, t: number) => Subject | null,
  neighborsOf: (t: number) => readonly Subject[] = () => [],
): View {
  const anchors = shot.shot === "pov" ? shot.on.slice(-1) : shot.on;
  const seenAt = (time: number) => anchors.flatMap((anchor) => subjectOf(anchor, time) ?? []);
  const { start, end } = shot.whole ?? shot;
  const progress = clamp((t - start) / Math.max(0.5, end - start));
  const now = seenAt(t);
  const [only] = now;
  if (only?.isThing && now.length === 1 && isTight(shot))
    return settled(
      frameThing(
        only,
        wayOf(shot, (time) => seenAt(time).slice(0, 1)),
      ),
    );
  const subjects = shot.move === "follow" ? now : seenAt(start + 0.3);
  const wanted = frameOf(shot, subjects);
  if (isTight(shot) && subjects.length === 1 && subjects[0]?.head)
    return settled(wanted, (frame) => keepHeads(frame, now, 0.2));
  if (shot.shot === "over" && subjects[0]?.head) return settled(wanted);
  const frame = isNear(shot)
    ? clearNeighbors(wanted, subjects, standing({ start, end }, neighborsOf), (view) =>
        zoomRange(shot).map((zoom) =>
          withinStage(keepHeads({ ...view, zoom: view.zoom * zoom }, subjects)),
        ),
      )
    : wanted;
  return withinStage(keepHeads(moved(frame, shot, progress, t), now));

  function settled(tight: View, keep = (view: View) => view): View {
    const view = withinStage(keep(moved(tight, shot, progress, t)));
    return tight.zoom >= softFrom ? { ...view, soft: true } : view;
  }
}

/** Seconds between the instants at which a thing's way is looked up. */
const wayEvery = 0.12;
const ways = new WeakMap<ShotSpan, readonly Subject[]>();

/** A shot's thing at instants from its start to its end; looked up once for all of its frames. */
function wayOf(shot: ShotSpan, seenAt: (t: number) => readonly Subject[]): readonly Subject[] {
  const known = ways.get(shot);
  if (known) return known;
  const count = Math.ceil((shot.end - shot.start) / wayEvery) + 1;
  const instants = Array.from({ length: count }, (_, index) =>
    Math.min(shot.end, shot.start + index * wayEvery),
  );
  const way = instants.flatMap(seenAt);
  ways.set(shot, way);
  return way;
}

/** Whether the shot shows a part of a character, or a thing that fills the picture. */
function isTight({ shot }: ShotSpan): boolean {
  return shot === "close" || shot === "face" || shot === "insert" || shot === "pov";
}

/** A frame that does not pan, so close that a neighbor can be cut by its edge. */
function isNear({ shot, move, on }: ShotSpan): boolean {
  return (
    shot !== "wide" && (move === "hold" || move === "push" || move === "pull") && on.length > 0
  );
}

/** Share of the picture's height that a head fills, without its hair, ears and hat. */
const headShare = { close: 0.5, face: 0.82 } as const;
/** A close shot of a character that gestures shows its hands, and of one that tumbles all of it. */
const roomyHeadShares = { hands: 0.36, body: 0.22 } as const;
const overHeadShare = 0.38;
/** Far layers are out of focus all through a tight shot that begins this near. */
const softFrom = 2;
/** Shift of the infinitely far in stage units: down when the camera looks up, and the reverse. */
const lowHorizon = 96;
const highHorizon = -84;

/** Bodies that do not move during the shot; characters that pass by are ignored. */
function standing(
  { start, end }: Span,
  neighborsOf: (t: number) => readonly Subject[],
): readonly Subject[] {
  const later = neighborsOf(Math.max(start + 0.3, end - 0.1));
  return neighborsOf(start + 0.3).filter(
    ({ x, y }, index) => Math.hypot((later[index]?.x ?? x) - x, (later[index]?.y ?? y) - y) < 30,
  );
}

/** Zoom factors of a move at the shot's start and end. */
function zoomRange({ move }: ShotSpan): readonly [number, number] {
  if (move === "push") return [1, pushed];
  return move === "pull" ? [pulled, 1] : [1, 1];
}

/** Shifts the frame, or widens it if needed, until its subjects' heads are inside. */
function keepHeads(frame: View, subjects: readonly Subject[], share = 0.62): View {
  if (subjects.length === 0) return frame;
  const xs = subjects.map(({ x, head }) => (share < 0.5 ? head?.x : undefined) ?? x);
  const heads = subjects.map(
    ({ y, headY, head }) => (share < 0.5 ? head?.y : undefined) ?? y - headY,
  );
  const widest = (stageWidth * 0.85) / Math.max(1, Math.max(...xs) - Math.min(...xs));
  const zoom = Math.max(1, Math.min(frame.zoom, widest));
  return {
    ...frame,
    x: reachOver(frame.x, xs, (stageWidth / 2 / zoom) * share),
    y: reachOver(frame.y, heads, (stageHeight / 2 / zoom) * share),
    zoom,
  };
}

/** The center nearest to `middle` that is within `reach` of all values, if there is one. */
function reachOver(middle: number, values: readonly number[], reach: number): number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least >= reach * 2) return (least + most) / 2;
  return clamp(middle, most - reach, least + reach);
}

function frameOf(shot: ShotSpan, subjects: readonly Subject[]): View {
  if (subjects.length === 0)
    return { x: stageWidth / 2, y: stageHeight / 2, zoom: emptyZoom[shot.shot] };
  const left = Math.min(...subjects.map(({ x, halfWidth }) => x - halfWidth));
  const right = Math.max(...subjects.map(({ x, halfWidth }) => x + halfWidth));
  const top = Math.min(...subjects.map(({ y, height }) => y - height));
  const feet = Math.max(...subjects.map(({ y }) => y));
  const head = average(subjects.map(({ y, headY }) => y - headY));
  const x = (left + right) / 2;
  const tall = feet - top;
  const fit = (share: number, extent: number, full: number) => (full * share) / extent;
  const widest = fit(0.74, right - left, stageWidth);

  switch (shot.shot) {
    case "over": {
      const [seen, other] = subjects;
      if (seen?.head && other) return frameOver(seen.head, other.x < seen.x ? 1 : -1);
      return frameOf({ ...shot, shot: "close" }, subjects);
    }
    case "insert":
    case "face":
    case "pov":
    case "close": {
      const [only] = subjects;
      if (only?.head && subjects.length === 1) return frameHead(only.head, shot);
      const faces = tall * 0.62;
      const zoom = clamp(Math.min(fit(0.74, faces, stageHeight), widest), 1.2, 2.6);
      return { x, y: lerp(head, top + faces / 2, 0.35), zoom };
    }
    case "medium": {
      const zoom = clamp(Math.min(fit(0.82, tall, stageHeight), widest), 1.15, 2);
      return { x, y: top + tall * 0.46, zoom };
    }
    case "two": {
      const zoom = clamp(
        Math.min(fit(0.8, tall, stageHeight), fit(0.7, right - left, stageWidth)),
        1.05,
        1.8,
      );
      return { x, y: top + tall * 0.48, zoom };
    }
    case "low": {
      const zoom = clamp(Math.min(fit(0.86, tall, stageHeight), widest), 1.3, 1.9);
      return { x, y: feet - (stageHeight * 0.45) / zoom, zoom, horizon: lowHorizon };
    }
    case "high":
      return { x, y: stageHeight, zoom: 1.3, horizon: highHorizon };
    case "wide":
      return { x: lerp(stageWidth / 2, x, 0.6), y: stageHeight / 2, zoom: 1.06 };
  }
}

/** The eyes lie above the middle of the picture, and the chin above the captions. */
function frameHead({ x, y, halfWidth, halfHeight }: Head, { shot, room }: ShotSpan): View {
  const share =
    shot === "face" ? headShare.face : shot === "pov" ? roomyHeadShares.hands : closeShare(room);
  const fit = Math.min(
    (stageHeight * share) / (halfHeight * 2),
    (stageWidth * 0.8) / (halfWidth * 2),
  );
  const zoom = clamp(fit, 1.3, 7);
  return { x, y: y + (stageHeight * (0.5 - (shot === "face" ? 0.46 : 0.44))) / zoom, zoom };
}

function closeShare(room: ShotSpan["room"]): number {
  return room ? roomyHeadShares[room] : headShare.close;
}

/** Leaves room on one side for the shoulder of the character that the camera looks past. */
function frameOver({ x, y, halfHeight }: Head, side: 1 | -1): View {
  const zoom = clamp((stageHeight * overHeadShare) / (halfHeight * 2), 1.3, 6);
  return {
    x: x - (side * stageWidth * 0.12) / zoom,
    y: y + (stageHeight * 0.06) / zoom,
    zoom,
  };
}

/** Zoom of a shot without a subject. */
const emptyZoom: Record<Shot, number> = {
  wide: 1.02,
  medium: 1.3,
  close: 1.7,
  face: 1.7,
  insert: 1.7,
  over: 1.7,
  pov: 1.7,
  two: 1.2,
  low: 1.25,
  high: 1.12,
};

/** Zoom factor at the end of a push, and at the start of a pull. */
const pushed = 1.12;
const pulled = 1.12;

function moved(frame: View, shot: ShotSpan, progress: number, t: number): View {
  const eased = progress * progress * (3 - 2 * progress);
  const reach = 110 / frame.zoom;
  const calm = 1 / Math.max(1, frame.zoom - 1);
  const drift = { x: Math.sin(t * 0.53) * 1.6 * calm, y: Math.sin(t * 0.71 + 1) * 1.1 * calm };
  const view = { ...frame, x: frame.x + drift.x, y: frame.y + drift.y };
  switch (shot.move) {
    case "push":
      return { ...view, zoom: frame.zoom * lerp(1, pushed, eased) };
    case "pull":
      return { ...view, zoom: frame.zoom * lerp(pulled, 1, eased) };
    case "pan-left":
      return { ...view, x: frame.x + lerp(reach, -reach, eased), zoom: Math.max(frame.zoom, 1.16) };
    case "pan-right":
      return { ...view, x: frame.x + lerp(-reach, reach, eased), zoom: Math.max(frame.zoom, 1.16) };
    case "shake": {
      const fade = (Math.exp(-progress * 3) * 9) / frame.zoom;
      return {
        ...frame,
        x: frame.x + Math.sin(t * 47) * fade,
        y: frame.y + Math.sin(t * 61 + 2) * fade,
        zoom: Math.max(frame.zoom, 1.08),
      };
    }
    case "hold":
    case "follow":
      return view;
  }
}

function withinStage({ x, y, zoom, horizon }: View): View {
  const halfWidth = stageWidth / 2 / zoom;
  const halfHeight = stageHeight / 2 / zoom;
  return {
    x: clamp(x, halfWidth, stageWidth - halfWidth),
    y: clamp(y, halfHeight, stageHeight - halfHeight),
    zoom,
    ...(horizon !== undefined && { horizon }),
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
