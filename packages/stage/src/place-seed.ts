import { hashText } from "@goldmane/std/hash-text";
import type { Timeline } from "#story/timeline.ts";
import type { Scene } from "#story/schema.ts";

/**
 * The seed of a scene's set. Scenes in the same backdrop share it, so that the place looks the same:
 * those of one film, and those of all clips of an interactive film, which have its seed.
 */
export function placeSeed(
  { story, scenes, form }: Pick<Timeline, "story" | "scenes" | "form">,
  { backdrop }: Pick<Scene, "backdrop">,
): number {
  if (form === "clip") return (story.seed ^ hashText(backdrop)) >>> 0;
  const first = scenes.findIndex(({ scene }) => scene.backdrop === backdrop);
  return (story.seed + first * 7919) >>> 0;
}
