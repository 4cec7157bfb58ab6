import { letGoShare } from "#actor/contact/contact-at.ts";
import type { Act, CueSheet, SceneSpan } from "#story/timeline.ts";
import type { RigName, SoundName, Verb } from "#story/vocabulary.ts";
import { groundOf } from "./ground-of.ts";
import { handledSound } from "./handled-sound.ts";

type Cue = CueSheet["effects"][number];
type Heard = { sound: SoundName; gain: number };

/** Acts that sound alike for every rig. */
const soundOfVerb: Partial<Record<Verb, Heard>> = {
  jump: { sound: "jump", gain: 0.5 },
  hop: { sound: "boing", gain: 0.4 },
  fly: { sound: "flap", gain: 0.5 },
  clap: { sound: "clap", gain: 0.45 },
  cheer: { sound: "giggle", gain: 0.4 },
  "cast-magic": { sound: "magic", gain: 0.6 },
  spin: { sound: "whoosh", gain: 0.4 },
  throw: { sound: "whoosh", gain: 0.5 },
  knock: { sound: "knock", gain: 0.6 },
  row: { sound: "splash", gain: 0.25 },
  swim: { sound: "splash", gain: 0.4 },
  grow: { sound: "rumble", gain: 0.5 },
  shrink: { sound: "pop", gain: 0.4 },
  hug: { sound: "rustle", gain: 0.5 },
  pull: { sound: "boing", gain: 0.5 },
  sit: { sound: "rustle", gain: 0.3 },
  sleep: { sound: "breath", gain: 0.5 },
  read: { sound: "page", gain: 0.4 },
  eat: { sound: "munch", gain: 0.5 },
  swallow: { sound: "whoosh", gain: 0.5 },
};

/** Seconds of a step of a gait. */
const strideSeconds: Partial<Record<Verb, number>> = {
  walk: 0.36,
  run: 0.24,
  enter: 0.36,
  exit: 0.36,
};

const landings: Partial<Record<RigName, SoundName>> = {
  robot: "clank",
  knight: "clank",
  slime: "squelch",
};
const soles: Partial<Record<RigName, SoundName>> = { robot: "step-metal", slime: "squelch" };

/**
 * Sounds that acts make by themselves: footsteps on the scene's ground, things by their material,
 * bodies by what they are made of.
 */
export function actSounds(scene: SceneSpan): Cue[] {
  const ground = groundOf(scene.scene.backdrop, scene.scene.weather);
  return scene.actors.flatMap((track) => {
    const { rig, id, look } = track.member;
    const weight = Math.min(1.5, look.size ?? 1);
    return track.acts.flatMap((act): Cue[] => {
      const stride = strideSeconds[act.verb];
      if (stride)
        return footsteps(act, stride, { sound: soles[rig] ?? ground, gain: 0.2 * weight });
      const heard = heardOf(act, id, rig, scene);
      const at = act.start + (act.end - act.start) * shareOf(act.verb);
      return heard ? [{ at, ...heard, pan: panOf((act.fromX + act.toX) / 2) }] : [];
    });
  });
}

function heardOf(act: Act, who: string, rig: RigName, scene: SceneSpan): Heard | undefined {
  if (act.verb === "fall") return { sound: landings[rig] ?? "thud", gain: 0.55 };
  if (act.verb !== "pick-up" && act.verb !== "give") return soundOfVerb[act.verb];
  const target = act.target && "id" in act.target ? act.target.id : null;
  const thing =
    act.verb === "pick-up"
      ? scene.props.find(({ prop }) => prop.id === target)
      : scene.props.find(({ moments }) => isHeldBy(moments, who, act.start));
  return thing && { sound: handledSound(thing.prop.kind), gain: 0.5 };
}

function isHeldBy(
  moments: readonly { at: number; holder: string | null }[],
  who: string,
  t: number,
): boolean {
  return moments.findLast(({ at }) => at <= t)?.holder === who;
}

/** The share of an act after which it is heard: things change hands in the middle. */
function shareOf(verb: Verb): number {
  return verb === "pull"
    ? letGoShare
    : verb === "pick-up" || verb === "give" || verb === "fall"
      ? 0.5
      : 0.25;
}

function footsteps(act: Act, stride: number, heard: Heard): Cue[] {
  const steps = Math.floor((act.end - act.start) / stride);
  return Array.from({ length: steps }, (_, index) => {
    const x = act.fromX + ((act.toX - act.fromX) * (index + 0.5)) / steps;
    return { at: act.start + (index + 0.5) * stride, ...heard, pan: panOf(x) };
  });
}

/** The pan position of a place on the stage. */
export function panOf(x: number): number {
  return Math.max(-0.8, Math.min(0.8, (x - 0.5) * 1.4));
}
