import { actorBounds } from "#actor/bounds.ts";
import { drawActor } from "#actor/draw-actor.ts";
import type { Light } from "#paint/light.ts";
import { styleOf } from "#paint/style.ts";
import type { CastMember } from "#story/schema.ts";
import type { Emotion, Genre, RigName } from "#story/vocabulary.ts";
import { stageWidth, type Surface } from "#surface.ts";
import { poseGroup } from "./poster-pose.ts";

/** Late sun from the upper left. */
const light: Light = {
  sky: ["#3b2a63", "#8a5a9c", "#f3a36b", "#ffe0ad"],
  key: "#ffe2b0",
  keyAt: { x: stageWidth * 0.25, y: 40 },
  ambient: "#6c5f9e",
  shadow: "#33255e",
  rim: "#fff0cf",
  far: "#d7a9a9",
  near: "#2a1d4f",
  ground: "#6b4f78",
  darkness: 0.12,
};

/** Picture size relative to the head, and the limit for the height of a head with horns. */
const room = 3;
const tallestHead = 60;

/** Gradient behind the face, from the upper left to the lower right. */
type Ground = readonly [string, string];

/** Draws the face of a rig as a profile's avatar: square, on a two-color gradient. */
export function drawAvatar(
  surface: Surface,
  { rig, feel, colors }: { rig: RigName; feel: Emotion; colors: Ground },
  size: number,
): void {
  const member: CastMember = { id: rig, name: rig, rig, look: {}, voice: { pitch: 1, rate: 1 } };
  drawPortrait(surface, { member, feel, colors, genre: "kids" }, size);
}

/**
 * Draws the face of a film's cast member in the style of a genre: square, on a two-color gradient.
 */
export function drawPortrait(
  surface: Surface,
  {
    member,
    feel,
    colors,
    genre,
  }: { member: CastMember; feel: Emotion; colors: Ground; genre: Genre },
  size: number,
): void {
  surface.setTransform(1, 0, 0, 1, 0, 0);
  const ground = surface.createLinearGradient(0, 0, size, size);
  ground.addColorStop(0, colors[0]);
  ground.addColorStop(1, colors[1]);
  surface.fillStyle = ground;
  surface.fillRect(0, 0, size, size);

  const { height, headY } = actorBounds(member);
  const scale = size / (Math.min(height - headY, tallestHead) * room);
  const { posed, x, y } = poseGroup([member], feel, height);
  surface.save();
  surface.translate(size / 2, size * 0.55);
  surface.scale(scale, scale);
  surface.translate(-x, headY - y);
  for (const { pose } of posed) drawActor(surface, member, pose, light, styleOf(genre));
  surface.restore();
}
