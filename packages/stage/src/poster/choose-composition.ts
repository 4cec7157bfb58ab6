import { hashText } from "@goldmane/std/hash-text";
import type { Scene, Story } from "#story/schema.ts";
import type { Backdrop } from "#story/vocabulary.ts";
import type { Composition } from "./compositions.ts";

const indoors: ReadonlySet<Backdrop> = new Set<Backdrop>([
  "bedroom",
  "starship",
  "castle",
  "cave",
  "kitchen",
  "school",
  "theatre",
  "museum",
]);
const groundless: ReadonlySet<Backdrop> = new Set<Backdrop>(["space", "sky", "sea"]);

/** Chosen so that few neighbors in a genre share a composition. */
const salt = 6888;

/**
 * Chooses among the compositions that suit the number of characters, backdrop and time, by a hash
 * of the title.
 */
export function chooseComposition(story: Story, scene: Scene, shown: number): Composition {
  const fitting = fittingCompositions(story, scene, shown);
  return fitting[hashText(`${salt} ${story.title}`) % fitting.length] ?? "company";
}

function fittingCompositions(
  story: Pick<Story, "title">,
  scene: Pick<Scene, "backdrop" | "time">,
  shown: number,
): Composition[] {
  const open = !indoors.has(scene.backdrop);
  const fitting: Composition[] = ["shape", "peek", "inside"];
  if (shown <= 2) fitting.push("portrait", "half-face", "spine");
  if (shown === 2) fitting.push("facing");
  if (shown === 2 && story.title.length <= 20) fitting.push("playing-card");
  if (shown >= 2) fitting.push("company");
  if (open) fitting.push("distant");
  if (open && scene.time !== "day") fitting.push("silhouette");
  if (open && !groundless.has(scene.backdrop)) fitting.push("high-horizon");
  return fitting;
}
