import { drawActor } from "#actor/draw-actor.ts";
import { headAt } from "#actor/head-at.ts";
import type { BehindCamera } from "./behind-camera.ts";
import type { Light, Style } from "#paint/light.ts";
import { mix } from "#paint/mix.ts";
import { stageHeight, stageWidth, type Canvas, type Host, type Surface } from "#surface.ts";

export type DrawShoulder = (
  surface: Surface,
  behind: BehindCamera,
  light: Light,
  style: Style,
) => void;

/** Resolution of the silhouette, in shares of the picture's: enlarged, it is out of focus. */
const fineness = 0.2;
/** Half the head's height, and the middle of the head, in stage units. */
const headHalfHeight = 210;
const headY = 430;
const outside = 40;

/**
 * Draws the back of a character's head and shoulder at the picture's edge: dark, out of focus and
 * without a face.
 */
export function createShoulder(host: Host, scale: number): DrawShoulder {
  let sheet: Canvas | null = null;

  return (surface, { track: { member }, pose, side }, light, style) => {
    const fine = Math.max(scale * fineness, 0.05);
    const width = Math.ceil(stageWidth * fine);
    const height = Math.ceil(stageHeight * fine);
    sheet ??= host.createCanvas(width, height);
    const silhouette = sheet.getContext("2d") as Surface;
    const turned = { ...pose, facing: -side };
    const head = headAt(member, turned);
    const grown = headHalfHeight / head.halfHeight;
    silhouette.setTransform(1, 0, 0, 1, 0, 0);
    silhouette.clearRect(0, 0, width, height);
    silhouette.save();
    silhouette.scale(fine, fine);
    silhouette.translate(side < 0 ? outside : stageWidth - outside, headY);
    silhouette.scale(grown, grown);
    silhouette.translate(-head.x, -head.y);
    drawActor(silhouette, member, turned, light, style);
    silhouette.restore();
    silhouette.globalCompositeOperation = "source-atop";
    silhouette.fillStyle = mix(light.shadow, "#07040c", 0.45);
    silhouette.fillRect(0, 0, width, height);
    silhouette.globalCompositeOperation = "source-over";
    surface.drawImage(sheet as never, 0, 0, width / fine, height / fine);
  };
}
