import { drawTitle, type Box } from "#card/title-art.ts";
import type { Style } from "#paint/light.ts";
import { withAlpha } from "#paint/mix.ts";
import { falling } from "#paint/gradient.ts";
import type { StageSet } from "#set/stage-set.ts";
import type { CastMember, Scene, Story } from "#story/schema.ts";
import type { SceneSpan } from "#story/timeline.ts";
import type { Emotion } from "#story/vocabulary.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";

/** Input of a composition: the poster is as high as the stage and `width` wide, in stage units. */
export type PosterScene = {
  host: Host;
  surface: Surface;
  story: Story;
  scene: Scene;
  /** The same scene with its times resolved. */
  span: SceneSpan;
  set: StageSet;
  style: Style;
  /** Characters shown, the leading one first. */
  who: readonly CastMember[];
  feel: Emotion;
  width: number;
  height: number;
  /** Pixels per stage unit. */
  scale: number;
  /** Seed of the film, for choices among equals. */
  seed: number;
};

/** Draws the set as background; `at` is the part of the stage's width in the middle (0..1). */
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

/** Darkens the area behind the title: from the bottom up, or from the top down. */
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

/**
 * Draws the title across the poster, centered at `y` and at most `room` high (shares of the
 * height).
 */
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

/** Share of the height for a title that is legible on a small card: long titles need more lines. */
export function titleRoom({ story }: PosterScene): number {
  const { length } = story.title;
  return length <= 8 ? 0.13 : length <= 14 ? 0.19 : length <= 24 ? 0.23 : 0.27;
}
