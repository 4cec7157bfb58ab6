import { actorBounds } from "#actor/bounds.ts";
import { falling } from "#paint/gradient.ts";
import { withAlpha } from "#paint/mix.ts";
import type { View } from "#set/stage-set.ts";
import type { SceneSpan } from "#story/timeline.ts";
import type { Emotion } from "#story/vocabulary.ts";
import { stageHeight, stageWidth, type Surface } from "#surface.ts";
import { SceneCast } from "#scene-cast.ts";
import { drawScene } from "#draw-scene.ts";
import type { Staged } from "#staged.ts";
import { drawShade, drawTitleAt, titleRoom, type PosterScene } from "./poster-scene.ts";

type Shown = { who: readonly string[]; feel: Emotion };

const whole: View = { x: stageWidth / 2, y: stageHeight / 2, zoom: 1 };

/** A frame of the scene itself, around the characters shown; the title in the sky. */
export function drawMoment(scene: PosterScene): void {
  const { surface, span, set, style, story, width, height } = scene;
  const staged: Staged = { scene: span, set, style, seed: story.seed };
  const who = scene.who.map(({ id }) => id);
  const { time, left, right } = momentOf(staged, { who, feel: scene.feel });
  const zoom = Math.max(0.78, Math.min(1.6, (width * 0.9) / (right - left)));
  const half = width / 2 / zoom;
  const middle = Math.max(half, Math.min(stageWidth - half, (left + right) / 2));
  const [top] = set.light.sky;
  surface.fillStyle = top;
  surface.fillRect(0, 0, width, height);
  surface.save();
  surface.translate(width / 2 - middle * zoom, height - stageHeight * zoom);
  surface.scale(zoom, zoom);
  drawScene(surface, staged, time, whole);
  surface.restore();
  surface.fillStyle = falling(surface, height * 0.86, height, [
    [0, withAlpha(set.light.shadow, 0)],
    [1, withAlpha(set.light.shadow, 0.55)],
  ]);
  surface.fillRect(0, height * 0.86, width, height * 0.14);
  drawShade(scene, "top", 0.46);
  drawTitleAt(scene, 0.06 + titleRoom(scene) / 2);
}

/** The same as a wide picture: the characters on the right, room for text on the left. */
export function drawMomentAside(surface: Surface, staged: Staged, shown: Shown): void {
  const { time, left, right } = momentOf(staged, shown);
  const zoom = Math.max(1.12, Math.min(1.7, (stageWidth * 0.5) / (right - left)));
  const half = { x: stageWidth / 2 / zoom, y: stageHeight / 2 / zoom };
  const x = (left + right) / 2 - (stageWidth * 0.18) / zoom;
  const view = {
    x: Math.max(half.x, Math.min(stageWidth - half.x, x)),
    y: stageHeight - half.y,
    zoom,
  };
  drawScene(surface, staged, time, view);
}

/**
 * The time at which most of the characters are on the stage with the wanted emotion, and their
 * extent.
 */
function momentOf(
  { scene, set }: Staged,
  { who, feel }: Shown,
): { time: number; left: number; right: number } {
  const moments = Array.from({ length: 14 }, (_, index) => {
    const time = scene.start + (scene.end - scene.start) * (0.3 + index * 0.05);
    const reaches = reachesOf(scene, set.groundY, time, who);
    return { time, reaches, fits: reaches.length + countFeeling(scene, time, { who, feel }) / 2 };
  });
  const most = Math.max(...moments.map(({ fits }) => fits));
  const { time, reaches } = moments.find(({ fits }) => fits === most) ?? {
    time: scene.start,
    reaches: [],
  };
  if (reaches.length === 0) return { time, left: 0, right: stageWidth };
  return {
    time,
    left: Math.min(...reaches.map(({ left }) => left)),
    right: Math.max(...reaches.map(({ right }) => right)),
  };
}

function countFeeling({ actors }: SceneSpan, time: number, { who, feel }: Shown): number {
  return actors.filter(
    ({ member, start, emotions }) =>
      who.includes(member.id) &&
      (emotions.findLast(({ at }) => at <= time)?.emotion ?? start.emotion) === feel,
  ).length;
}

function reachesOf(
  scene: SceneSpan,
  groundY: number,
  time: number,
  who: readonly string[],
): { left: number; right: number }[] {
  return new SceneCast(scene, groundY, time)
    .poses()
    .filter(({ track: { member } }) => who.includes(member.id))
    .map(({ track: { member }, pose }) => {
      const half = actorBounds(member).halfWidth * pose.scale;
      return { left: pose.x - half, right: pose.x + half };
    })
    .filter(({ left, right }) => left > 0 && right < stageWidth);
}
