import { lerp } from "@goldmane/std/lerp";
import { actorBounds } from "#actor/bounds.ts";
import { moveLips } from "#actor/mouth/move-lips.ts";
import { spokenMouthCues } from "#actor/mouth/mouth-cues.ts";
import { readShapes } from "#actor/mouth/phone-shapes.ts";
import { drawActor } from "#actor/draw-actor.ts";
import { poseAt } from "#actor/pose-at.ts";
import type { Light } from "#paint/light.ts";
import { styleOf } from "#paint/style.ts";
import type { CastMember } from "#story/schema.ts";
import type { MouthShape, Speech } from "#story/timeline.ts";
import type { Emotion, Verb } from "#story/vocabulary.ts";
import { stageWidth, type Surface } from "#surface.ts";

/** Warm lamplight from the upper left, in a dark room. */
const light: Light = {
  sky: ["#1b0f20", "#3a2444", "#7a4a3c", "#f7c85a"],
  key: "#ffe2b0",
  keyAt: { x: stageWidth * 0.2, y: 20 },
  ambient: "#8d6f9a",
  shadow: "#3a2444",
  rim: "#fff0cf",
  far: "#d7a9a9",
  near: "#2a1d4f",
  ground: "#3a2444",
  darkness: 0.08,
};

/** Framing: the head, a waving paw and a little more. */
const roomAboveHead = 0.1;
const seenOfHeight = 1.06;

export type Companion = {
  member: CastMember;
  /** Seconds of any clock; drives breath and blinks. */
  t: number;
  /** Emotions with their start times, in order. */
  emotions: readonly { at: number; emotion: Emotion }[];
  /** Acts, in order. */
  acts: readonly { verb: Verb; start: number; end: number }[];
  /** How attentively it listens: 0 not at all .. 1. */
  attention: number;
  /** Loudness of its speech, 0 .. 1; null while silent. */
  mouth: number | null;
  /**
   * Mouth shapes of its speech, as `writeShapes` encodes them, and the start time; null when
   * unknown.
   */
  speech?: { shapes: string; since: number } | null;
};

/** Draws a character that looks at the viewer, on a transparent square. */
export function drawCompanion(surface: Surface, companion: Companion, size: number): void {
  const { member, t } = companion;
  const { height } = actorBounds(member);
  const track = {
    member,
    start: {
      x: 0.5,
      height: 0,
      facing: 1 as const,
      emotion: "neutral" as const,
      doing: "stand" as const,
    },
    acts: companion.acts.map((act) => ({
      ...act,
      fromX: 0.5,
      toX: 0.5,
      fromHeight: 0,
      toHeight: 0,
      target: null,
    })),
    emotions: [...companion.emotions],
    gazes: [{ at: Number.NEGATIVE_INFINITY, to: "camera" as const }],
    speech: [],
    heard: [],
  };
  const pose = poseAt(track, t, { groundY: height, depth: 0, resolve: () => null });
  pose.head.tilt += 0.14 * companion.attention;
  pose.face.brows.raise += 0.35 * companion.attention;
  pose.face.lids += 0.08 * companion.attention;
  const lips = companion.speech && lipsOf(companion.speech);
  if (lips) moveLips(pose.face.mouth, [lips], t);
  else if (companion.mouth !== null) {
    const { mouth } = pose.face;
    const words = Math.sin(t * 5.3) + Math.sin(t * 8.9);
    const wide: MouthShape = words > 0.9 ? "E" : words < -0.9 ? "F" : "D";
    mouth.rest.open *= 0.2;
    mouth.from = "A";
    mouth.to = wide;
    mouth.blend = lerp(0.05, 1, Math.min(1, companion.mouth));
  }
  if (companion.mouth !== null) {
    pose.head.nod += 0.05 * companion.mouth;
    pose.face.brows.raise += 0.2 * companion.mouth;
  }
  surface.setTransform(1, 0, 0, 1, 0, 0);
  surface.clearRect(0, 0, size, size);
  const scale = size / (height * seenOfHeight);
  surface.save();
  surface.translate(size / 2, size * roomAboveHead);
  surface.scale(scale, scale);
  surface.translate(-pose.x, 0);
  drawActor(surface, member, pose, light, styleOf("kids"));
  surface.restore();
}

const known = new WeakMap<object, Speech>();

/** Decoded once per utterance, however often it is drawn. */
function lipsOf(speech: NonNullable<Companion["speech"]>): Speech {
  const kept = known.get(speech) ?? readLips(speech);
  known.set(speech, kept);
  return kept;
}

function readLips({ shapes, since }: NonNullable<Companion["speech"]>): Speech {
  const held = readShapes(shapes);
  const end = since + held.reduce((sum, { seconds }) => sum + seconds, 0);
  return { start: since, end, text: "", to: null, mouth: spokenMouthCues(held, since, end) };
}
