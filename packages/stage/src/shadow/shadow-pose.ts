import { lerp } from "@goldmane/std/lerp";
import { smoothstep } from "#actor/acting/easing.ts";
import type { Pose } from "#actor/pose.ts";
import type { ActorTrack } from "#story/timeline.ts";
import type { Verb } from "#story/vocabulary.ts";
import { fallFrom, type Thrower } from "#actor/fall.ts";

/** Acts after which a shadow goes its own way for the rest of the scene. */
const parting: ReadonlySet<Verb> = new Set<Verb>([
  "walk",
  "run",
  "hop",
  "fly",
  "enter",
  "exit",
  "sit",
  "sleep",
  "hide",
]);
/** Acts that change its size, and leave its owner's pose to it. */
const sizing: ReadonlySet<Verb> = new Set<Verb>(["grow", "shrink"]);

const blendSeconds = 0.3;

/**
 * The pose of a shadow: its owner's, with a face of its own, while it does nothing by itself.
 * @param own the pose that the shadow's track gives it
 * @param owner the pose of the one who casts it; null for a shadow by itself
 */
export function shadowPose(
  track: ActorTrack,
  t: number,
  { own, owner, light }: { own: Pose; owner: Pose | null; light: Thrower | null },
): Pose {
  const { falls = "ground" } = track.start;
  const long = falls === "ground" ? own.scale : 1;
  const size = (owner?.scale ?? 1) * (falls === "ground" ? Math.min(1, own.scale) : own.scale);
  const fall = fallFrom(light, { falls, long });
  if (!owner) return { ...own, scale: size, fall };
  const apart = partedAt(track, t);
  const free = Math.max(apart, actingAt(track, t));
  const body = blend(owner, own, free);
  return {
    ...body,
    x: lerp(owner.x, own.x, apart),
    y: owner.y,
    scale: size,
    presence: own.presence,
    doze: own.doze,
    face: own.face,
    fall,
  };
}

export function isShadow({ member }: ActorTrack): boolean {
  return member.as === "shadow";
}

/** 0 with its owner .. 1 on its own way. */
function partedAt({ acts }: ActorTrack, t: number): number {
  const first = acts.find(({ verb }) => parting.has(verb));
  return first ? smoothstep((t - first.start + blendSeconds) / blendSeconds) : 0;
}

/** 1 while it acts or speaks. */
function actingAt({ acts, speech }: ActorTrack, t: number): number {
  let most = 0;
  for (const { start, end } of [...acts.filter(({ verb }) => !sizing.has(verb)), ...speech]) {
    const rise = smoothstep((t - start + blendSeconds) / blendSeconds);
    const fall = smoothstep((end + blendSeconds - t) / blendSeconds);
    most = Math.max(most, Math.min(rise, fall));
  }
  return most;
}

/** Mixes all numbers of two poses. */
function blend<T>(from: T, to: T, share: number): T {
  if (share <= 0) return from;
  if (share >= 1) return to;
  return mixed(from, to, share) as T;
}

function mixed(from: unknown, to: unknown, share: number): unknown {
  if (typeof from === "number" && typeof to === "number") return lerp(from, to, share);
  if (!isRecord(from) || !isRecord(to)) return share < 0.5 ? from : to;
  return Object.fromEntries(
    Object.entries(from).map(([key, value]) => [key, mixed(value, to[key], share)]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
