import { actorBounds } from "#actor/bounds.ts";
import { drawActor } from "#actor/draw-actor.ts";
import { drawTitle, type Box } from "#card/title-art.ts";
import { falling } from "#paint/gradient.ts";
import type { Light } from "#paint/light.ts";
import { measureInk } from "#paint/measure-ink.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { styleOf } from "#paint/style.ts";
import type { CastMember } from "#story/schema.ts";
import type { Emotion, Genre, RigName } from "#story/vocabulary.ts";
import { stageWidth, type Surface } from "#surface.ts";
import { poseGroup } from "./poster-pose.ts";

/** A stage light from the upper left. */
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
  /** The genre whose typeface sets the title. */
  titleGenre: Genre;
  /** Burst colors, from the edge to the middle. */
  colors: readonly [string, string];
};

/** Positions in shares of the width and of the height. */
type Layout = {
  /** The middle of the burst. */
  heart: { x: number; y: number };
  title: Box;
  /** Box of the figure; it is cropped where the box extends beyond the picture. */
  figure: Box;
};

/** On a record the title is above the performer and large enough for a thumbnail. */
const record: Layout = {
  heart: { x: 0.5, y: 0.66 },
  title: { x: 0.07, y: 0.06, width: 0.84, height: 0.31 },
  figure: { x: 0.06, y: 0.42, width: 0.88, height: 0.84 },
};
/** Podcast covers are cropped at the sides, or at the top and bottom. */
const broadcast: Layout = {
  heart: { x: 0.73, y: 0.52 },
  title: { x: 0.11, y: 0.2, width: 0.37, height: 0.4 },
  figure: { x: 0.51, y: 0.08, width: 0.54, height: 1.16 },
};

/** Draws the cover of a record or podcast: its title and its host. */
export function drawSleeve(
  surface: Surface,
  { title, rig, feel, titleGenre, colors }: SleeveLook,
  { width, height }: { width: number; height: number },
): void {
  surface.setTransform(1, 0, 0, 1, 0, 0);
  const inPixels = ({ x, y, width: wide, height: high }: Box): Box => ({
    x: x * width,
    y: y * height,
    width: wide * width,
    height: high * height,
  });
  const layout = width > height * 1.1 ? broadcast : record;
  const middle = { x: width * layout.heart.x, y: height * layout.heart.y };
  drawBurst(surface, colors, middle, { width, height });

  const member: CastMember = { id: rig, name: rig, rig, look: {}, voice: { pitch: 1, rate: 1 } };
  const style = styleOf(titleGenre);
  const { posed } = poseGroup([member], feel, actorBounds(member).height);
  const drawFigure = (to: Surface) => {
    for (const { pose } of posed) drawActor(to, member, pose, light, style);
  };
  const ink = measureInk(drawFigure) ?? { left: 0, right: 1, top: 0, bottom: 1 };
  const place = inPixels(layout.figure);
  const scale = Math.min(
    place.width / (ink.right - ink.left),
    place.height / (ink.bottom - ink.top),
  );
  const low = Math.max(place.y, height - (ink.bottom - ink.top) * scale);
  surface.save();
  surface.translate(place.x + place.width / 2, low);
  surface.scale(scale, scale);
  surface.translate(-(ink.left + ink.right) / 2, -ink.top);
  drawFigure(surface);
  surface.restore();

  if (layout === record) drawShade(surface, colors[0], { width, height });
  drawTitle(surface, title, {
    genre: titleGenre,
    accent: "#ffe39a",
    align: layout === record ? "center" : "left",
    box: inPixels(layout.title),
  });
}

/** Darkens the ground behind the title, so that it is legible in any typeface. */
function drawShade(
  surface: Surface,
  color: string,
  { width, height }: { width: number; height: number },
): void {
  const dark = mix(color, "#0d0716", 0.62);
  const reach = height * 0.5;
  surface.fillStyle = falling(surface, 0, reach, [
    [0, withAlpha(dark, 0.96)],
    [0.7, withAlpha(dark, 0.8)],
    [1, withAlpha(dark, 0)],
  ]);
  surface.fillRect(0, 0, width, reach);
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
