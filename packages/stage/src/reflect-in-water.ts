import { drawActor } from "#actor/draw-actor.ts";
import type { Pose } from "#actor/pose.ts";
import { applyView } from "#camera/apply-view.ts";
import { lampsOf } from "#lighting/lamps.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import { drawProp } from "#prop/draw-prop.ts";
import { waterLine } from "#set/nature/water/bathing-layers.ts";
import { clipToInlet } from "#set/nature/water/inlet.ts";
import { floodOf, isWaterAt } from "#story/flood-of.ts";
import type { ActorTrack, SceneSpan } from "#story/timeline.ts";
import type { SceneCast, StagedProp } from "./scene-cast.ts";
import { coverOf } from "./scene-covers.ts";
import type { DrawReflections, Staged } from "./staged.ts";
import { stageHeight, stageWidth, type Canvas, type Host, type Surface } from "./surface.ts";

/** Resolution of the image, in shares of the picture's. */
const fineness = 0.5;
/** Height of an image in shares of what it mirrors: water is seen at a flat angle. */
const squash = 0.52;
/** How far down an image reaches before it is lost, and the largest picture of it, in stage units. */
const reach = 112;
const largest = 320;
/** Strips that waves shift against each other. */
const strips = 16;
const opacity = 0.72;
/** Most characters, and things behind and before them, that are reflected. */
const mostReflected = 5;
/** Share of the water's own color in an image. */
const tint = 0.36;

/**
 * Draws the cast and the things in the water upside down below the water line: darker, and broken
 * by ripples. Each body is drawn once more at half the resolution; nothing is drawn when the water
 * is out of the picture.
 */
export function createReflections(host: Host, scale: number): DrawReflections {
  let sheet: Canvas | null = null;
  const fine = scale * fineness;

  return (surface, staged, cast, { time, view, hidden }) => {
    const top = Math.round((stageHeight / 2 + (waterLine - view.y) * view.zoom) * scale) / scale;
    const depth = Math.min(stageHeight - top, reach * view.zoom, largest);
    if (depth * scale < strips) return;
    const width = Math.ceil(stageWidth * fine);
    const height = Math.ceil(largest * fine);
    sheet ??= host.createCanvas(width, height);
    const mirror = sheet.getContext("2d") as Surface;
    mirror.setTransform(1, 0, 0, 1, 0, 0);
    mirror.clearRect(0, 0, width, height);
    mirror.save();
    mirror.scale(fine, fine);
    mirror.translate(stageWidth / 2, 0);
    mirror.scale(view.zoom, -squash * view.zoom);
    mirror.translate(-view.x, -waterLine);
    const wet = bodiesInWater(staged.scene, cast, hidden);
    drawBodies(mirror, staged, wet, time);
    mirror.restore();
    if (wet.actors.length + wet.back.length + wet.front.length === 0) return;
    mirror.globalCompositeOperation = "source-atop";
    mirror.fillStyle = withAlpha(staged.set.waterColor, tint);
    mirror.fillRect(0, 0, width, height);
    mirror.globalCompositeOperation = "source-over";

    const image = sheet;
    surface.save();
    applyView(surface, view);
    clipToInlet(surface, floodOf(staged.scene)?.shore ?? null, () => {
      drawLightPaths(surface, staged, wet, time);
      surface.translate(view.x, view.y);
      surface.scale(1 / view.zoom, 1 / view.zoom);
      surface.translate(-stageWidth / 2, -stageHeight / 2);
      drawRippled(surface, image, { top, depth, fine, zoom: view.zoom, time });
    });
    surface.restore();
  };
}

type Wet = {
  actors: { track: ActorTrack; pose: Pose }[];
  /** Things behind and before the characters. */
  back: StagedProp[];
  front: StagedProp[];
};

/**
 * What stands, swims or floats in the water: at most `mostReflected` of a kind.
 * @param without the id of a character that is not drawn, with what it holds
 */
export function bodiesInWater(scene: SceneSpan, cast: SceneCast, without: string | null): Wet {
  const flood = floodOf(scene);
  const isWet = ({ x }: { x: number }) => isWaterAt(flood, x / stageWidth);
  const props = (front: boolean) =>
    cast
      .props(front, without)
      .filter((prop) => (prop.look?.presence ?? 1) > 0 && isWet(prop))
      .slice(0, mostReflected);
  return {
    actors: cast
      .poses()
      .filter(({ track, pose }) => track.member.id !== without && isWet(pose))
      .slice(-mostReflected),
    back: props(false),
    front: props(true),
  };
}

function drawBodies(
  mirror: Surface,
  { scene, set, style }: Staged,
  { actors, back, front }: Wet,
  time: number,
): void {
  const covered = actors.filter(({ track, pose }) => coverOf(scene, track, pose) !== null);
  const free = actors.filter((body) => !covered.includes(body));
  const draw = (bodies: typeof actors) => {
    for (const { track, pose } of bodies) drawActor(mirror, track.member, pose, set.light, style);
  };
  draw(covered);
  for (const prop of back) drawProp(mirror, prop, set.light, style, time);
  draw(free);
  for (const prop of front) drawProp(mirror, prop, set.light, style, time);
}

/** A path of light below each lamp, in the plane of the cast. */
function drawLightPaths(surface: Surface, { set }: Staged, wet: Wet, time: number): void {
  surface.globalCompositeOperation = "lighter";
  for (const { x, color, strength } of lampsOf([...wet.back, ...wet.front], set.light))
    fillPath(surface, withAlpha(mix(color, "#ffffff", 0.25), 0.55 * strength), (path) => {
      for (let dash = 0; dash < 12; dash += 1) {
        const wave = Math.sin(time * 1.2 + dash * 2.3);
        const half = (9 + dash * 2.6) * (0.8 + wave * 0.28);
        addEllipse(path, x + wave * (2 + dash * 0.7), waterLine + 7 + dash * 8.6, half, 1.9);
      }
    });
  surface.globalCompositeOperation = "source-over";
}

type Rippled = { top: number; depth: number; fine: number; zoom: number; time: number };

/** Draws the image in strips that swing to and fro, more and fainter the nearer they are. */
function drawRippled(
  surface: Surface,
  image: Canvas,
  { top, depth, fine, zoom, time }: Rippled,
): void {
  const rowAt = (strip: number) => Math.round(depth * fine * (strip / strips) ** 1.3);
  for (let strip = 0; strip < strips; strip += 1) {
    const [row, next] = [rowAt(strip), rowAt(strip + 1)];
    if (next <= row) continue;
    const along = strip / strips;
    const swing =
      Math.sin(time * 1.5 + strip * 2.1) * (0.8 + along * 5) +
      Math.sin(time * 0.7 + strip * 0.8) * along * 4;
    const glint = 0.84 + 0.16 * Math.sin(strip * 2.7 - time * 0.9);
    surface.globalAlpha = opacity * (1 - along ** 1.4) * glint;
    surface.drawImage(
      image as never,
      0,
      row,
      image.width,
      next - row,
      swing * zoom,
      top + row / fine,
      image.width / fine,
      (next - row) / fine,
    );
  }
  surface.globalAlpha = 1;
}
