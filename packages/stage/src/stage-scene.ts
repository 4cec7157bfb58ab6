import { styleOf } from "#paint/style.ts";
import { buildSet } from "#set/build-set.ts";
import { floodOf } from "#story/flood-of.ts";
import type { SceneSpan, Timeline } from "#story/timeline.ts";
import { placeSeed } from "./place-seed.ts";
import type { Staged } from "./staged.ts";
import type { Host } from "./surface.ts";

/**
 * Builds the set of one scene of a film.
 * @param scale pixels per stage unit of the picture
 */
export function stageScene(
  host: Host,
  timeline: Pick<Timeline, "story" | "scenes" | "form">,
  scene: SceneSpan,
  scale: number,
): Staged {
  const { story } = timeline;
  const { backdrop, time, weather } = scene.scene;
  const style = styleOf(story.genre);
  const palette = story.palette ?? null;
  const seed = placeSeed(timeline, scene.scene);
  const flood = floodOf(scene);
  const set = buildSet({ host, backdrop, time, weather, style, seed, scale, palette, flood });
  return { scene, set, style, seed: story.seed };
}
