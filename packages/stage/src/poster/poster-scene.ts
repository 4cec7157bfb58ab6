import { drawTitle, type Box } from "#card/title-art.ts";
import type { Style } from "#paint/light.ts";
import { withAlpha } from "#paint/mix.ts";
import { falling } from "#paint/gradient.ts";
import type { StageSet } from "#set/stage-set.ts";
import type { CastMember, Scene, Story } from "#story/schema.ts";
import type { SceneSpan } from "#story/timeline.ts";
import type { Emotion } from "#story/vocabulary.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";

/** A poster under way: it is as high as the stage and `width` wide, in stage units. */
export type PosterScene = {
  host: Host;
  surface: Surface;
  story: Story;
  scene: Scene;
  /** The same scene with its times resolved. */
  span: SceneSpan;
  set: StageSet;
  style: Style;
  /** Who is shown, the first one first. */
  who: readonly CastMember[];
  feel: Emotion;
  width: number;
  height: number;
  /** Pixels a unit. */
  scale: number;
  /** A number of the film's own, for choices among equals. */
  seed: number;
};

/** The place behind everything: `at` is which part of the stage's width is in the middle (0..1). */
export function drawWorld(
  { surface, set, width }: PosterScene,
  { at = 0.5, zoom = 1, rise = 0 }: { at?: number; zoom?: number; rise?: number } = {},
): void {
  const half = width / 2 / zoom;
  const middle = Math.max(half, Math.min(stageWidth - half, at * stageWidth));
  surface.save();
  surface.translate(width / 2 - middle * zoom, -rise - set.groundY * (zoom - 1) * 0.75);
  surface.scale(zoom, zoom);
  set.drawBehind(surface, { x: stageWidth / 2, y: stageHeight / 2, zoom: 1 }, 1);
  surface.restore();
}

/** Darkens towards the title: from the bottom up, or from the top down. */
export function drawShade(
  { surface, set, width, height }: PosterScene,
  side: "top" | "bottom",
  share: number,
): void {
  const { shadow } = set.light;
  const reach = height * share;
  const stops = [
    [0, withAlpha(shadow, 0)],
    [0.45, withAlpha(shadow, 0.62)],
    [1, withAlpha(shadow, 0.95)],
  ] as const;
  surface.fillStyle =
    side === "bottom"
      ? falling(surface, height - reach, height, stops)
      : falling(surface, reach, 0, stops);
  surface.fillRect(0, side === "bottom" ? height - reach : 0, width, reach);
}

/** The title across the poster, its middle at `y` and at most `room` high (shares of the height). */
export function drawTitleAt(scene: PosterScene, y: number, room = titleRoom(scene)): void {
  const { width, height } = scene;
  const box = {
    x: width * 0.075,
    y: height * (y - room / 2),
    width: width * 0.85,
    height: height * room,
  };
  drawTitleIn(scene, box);
}

export function drawTitleIn({ surface, story, style }: PosterScene, box: Box): void {
  drawTitle(surface, story.title, { genre: story.genre, accent: style.accent, box });
}

/** How much of the height a title takes so that it reads on a small card: long ones need more lines. */
export function titleRoom({ story }: PosterScene): number {
  const { length } = story.title;
  return length <= 8 ? 0.13 : length <= 14 ? 0.19 : length <= 24 ? 0.23 : 0.27;
}
