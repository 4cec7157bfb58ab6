import { styleOf } from "#paint/style.ts";
import { buildSet } from "#set/build-set.ts";
import { floodOf } from "#story/flood-of.ts";
import type { SceneSpan, Timeline } from "#story/timeline.ts";
import type { Staged } from "./staged.ts";
import type { Host } from "./surface.ts";

/**
 * Builds the set of one scene of a film.
 * @param scale pixels per stage unit of the picture
 */
export function stageScene(
  host: Host,
  { story, scenes }: Pick<Timeline, "story" | "scenes">,
  scene: SceneSpan,
  scale: number,
): Staged {
  const { backdrop, time, weather } = scene.scene;
  const style = styleOf(story.genre);
  const palette = story.palette ?? null;
  const seed = placeSeed(story.seed, scenes, scene);
  const flood = floodOf(scene);
  const set = buildSet({ host, backdrop, time, weather, style, seed, scale, palette, flood });
  return { scene, set, style, seed: story.seed };
}

/** Two scenes of a film in the same backdrop share its seed, so that the place looks the same. */
function placeSeed(seed: number, scenes: readonly SceneSpan[], { scene }: SceneSpan): number {
  const first = scenes.findIndex((other) => other.scene.backdrop === scene.backdrop);
  return (seed + first * 7919) >>> 0;
}
