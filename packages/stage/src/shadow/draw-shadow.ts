import { drawActor } from "#actor/draw-actor.ts";
import type { Layer } from "#actor/figure/figure.ts";
import type { Fall, Pose } from "#actor/pose.ts";
import type { Light, Style } from "#paint/light.ts";
import { mix } from "#paint/mix.ts";
import type { DrawSilhouette } from "#paint/silhouette.ts";
import type { View } from "#set/stage-set.ts";
import type { CastMember } from "#story/schema.ts";
import { stageHeight, stageWidth, type Surface } from "#surface.ts";

const opacity = 0.74;

/** Draws a character as a shadow: flat and dark on the ground or on the wall, with bright eyes. */
export function drawShadow(
  surface: Surface,
  silhouette: DrawSilhouette,
  { member, pose, fall }: { member: CastMember; pose: Pose; fall: Fall },
  { view, light, style }: { view: View; light: Light; style: Style },
): void {
  const standing: Pose = { ...pose, x: 0, y: 0 };
  const show = (sheet: Surface, layer: Layer) =>
    inParts(sheet, pose, fall, () => drawActor(sheet, member, standing, light, style, layer));
  silhouette(surface, view, {
    color: mix(light.shadow, "#080512", 0.5),
    opacity: opacity * Math.min(1, pose.presence),
    draw: (sheet) => show(sheet, "figure"),
    over: (sheet) => show(sheet, "face"),
  });
}

/** The part that lies on the ground, and the part that climbs the wall. */
function inParts(
  sheet: Surface,
  { x, y }: Pose,
  { across, along, wall }: Fall,
  draw: () => void,
): void {
  const edge = wall ? y - wall.y : 0;
  sheet.save();
  if (wall) clipRows(sheet, edge, stageHeight);
  sheet.transform(across.x, across.y, -along.x, along.y, x, y);
  draw();
  sheet.restore();
  if (!wall) return;
  sheet.save();
  clipRows(sheet, -stageHeight, edge + 0.5);
  const { size } = wall;
  sheet.transform(size, 0, 0, size, x + wall.x, edge + wall.from * size);
  draw();
  sheet.restore();
}

function clipRows(sheet: Surface, top: number, bottom: number): void {
  sheet.beginPath();
  sheet.rect(-stageWidth, top, stageWidth * 3, bottom - top);
  sheet.clip();
}
