import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoryRecipe } from "@goldmane/media/film/recipe";
import type { ShippedPictures } from "@goldmane/media/segment-source";
import { pictures } from "@goldmane/originals/pictures.gen";
import { recipeHash } from "@goldmane/stage/poster/recipe-hash";

/**
 * The pictures that a film came with, if they show this recipe: a story that was edited, translated
 * or calmed is drawn instead.
 */
export function findShippedPictures(
  { picturesFolder }: { picturesFolder: string | null },
  id: string,
  { story, poster }: Pick<StoryRecipe, "story" | "poster">,
): ShippedPictures | null {
  const shipped = pictures[id];
  if (picturesFolder === null || shipped?.recipe !== recipeHash(story, poster)) return null;
  return {
    hash: shipped.files,
    read: ({ kind, width }) => readFile(join(picturesFolder, `${id}.${kind}-${width}.avif`)),
  };
}
