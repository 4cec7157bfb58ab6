import { actorBounds } from "#actor/bounds.ts";
import { drawActor } from "#actor/draw-actor.ts";
import { drawTitle } from "#card/title-art.ts";
import type { Light } from "#paint/light.ts";
import { styleOf } from "#paint/style.ts";
import type { CastMember } from "#story/schema.ts";
import type { Emotion, Genre, RigName } from "#story/vocabulary.ts";
import { stageWidth, type Surface } from "#surface.ts";
import { posedFor } from "./poster-pose.ts";

/** A stage lamp from the upper left. */
const light: Light = {
  sky: ["#3b2a63", "#8a5a9c", "#f3a36b", "#ffe0ad"],
  key: "#fff0d2",
  keyAt: { x: stageWidth * 0.25, y: 40 },
  ambient: "#7a6aa8",
  shadow: "#2c1f52",
  rim: "#fff6e0",
  far: "#d7a9a9",
  near: "#2a1d4f",
  ground: "#6b4f78",
  darkness: 0.08,
};

const rays = 18;

export type SleeveLook = {
  title: string;
  rig: RigName;
  feel: Emotion;
  /** Whose lettering the title is set in. */
  lettering: Genre;
  /** From the edge to the middle of the burst. */
  colors: readonly [string, string];
};

/** Draws what a record or a broadcast comes in: the title large on the left, who tells it on the right. */
export function drawSleeve(
  surface: Surface,
  { title, rig, feel, lettering, colors }: SleeveLook,
  { width, height }: { width: number; height: number },
): void {
  surface.setTransform(1, 0, 0, 1, 0, 0);
  const middle = { x: width * 0.76, y: height * 0.52 };
  drawBurst(surface, colors, middle, { width, height });

  const member: CastMember = { id: rig, name: rig, rig, look: {}, voice: { pitch: 1, rate: 1 } };
  const { height: tall, halfWidth } = actorBounds(member);
  const scale = Math.min((height * 1.02) / tall, (width * 0.5) / (halfWidth * 2));
  const { posed, x } = posedFor([member], feel, tall);
  surface.save();
  surface.translate(middle.x, height * 0.98);
  surface.scale(scale, scale);
  surface.translate(-x, -tall);
  for (const { pose } of posed) drawActor(surface, member, pose, light, styleOf(lettering));
  surface.restore();

  drawTitle(surface, title, {
    genre: lettering,
    accent: "#ffe39a",
    align: "left",
    box: { x: width * 0.11, y: height * 0.22, width: width * 0.46, height: height * 0.38 },
  });
}

function drawBurst(
  surface: Surface,
  [edge, heart]: readonly [string, string],
  middle: { x: number; y: number },
  { width, height }: { width: number; height: number },
): void {
  const reach = Math.hypot(width, height);
  const ground = surface.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
  ground.addColorStop(0, heart);
  ground.addColorStop(0.55, edge);
  ground.addColorStop(1, edge);
  surface.fillStyle = ground;
  surface.fillRect(0, 0, width, height);
  surface.fillStyle = "#ffffff16";
  for (let ray = 0; ray < rays; ray += 1) {
    const from = (ray / rays) * Math.PI * 2;
    const to = from + Math.PI / rays;
    surface.beginPath();
    surface.moveTo(middle.x, middle.y);
    surface.lineTo(middle.x + Math.cos(from) * reach, middle.y + Math.sin(from) * reach);
    surface.lineTo(middle.x + Math.cos(to) * reach, middle.y + Math.sin(to) * reach);
    surface.closePath();
    surface.fill();
  }
}
