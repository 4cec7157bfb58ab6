import { drawnBy, pictures } from "@goldmane/originals/pictures.gen";
import type { ShippedPicture } from "@goldmane/originals/shipped-picture";
import { recipeHash } from "@goldmane/stage/poster/recipe-hash";
import { posterHash } from "#films/lint/engines.ts";
import { drawShipped, encodeShipped, looksLike } from "#pictures/draw-shipped.ts";
import {
  deletePicture,
  fileNames,
  hashOfFiles,
  listPictures,
  readPicture,
  shapes,
  writeManifest,
  writePicture,
} from "#pictures/shipped-files.ts";
import { pictured } from "./generate-glances.ts";

/**
 * `npm run generate:pictures`: run it when a film is new or when films look different. It draws the
 * posters and backdrops of every film and replaces files that no longer show what is drawn. Files
 * that still do stay as they are, so that the repository grows by visible changes only.
 */
const drawing = posterHash();
let replaced = 0;

const shipped: (readonly [string, ShippedPicture])[] = [];
for (const film of pictured) {
  const { id, story, poster } = film;
  const recipe = recipeHash(story, poster);
  const known = pictures[id];
  const isKnown =
    drawnBy === drawing && known?.recipe === recipe && known.files === hashOfFiles(id);
  if (!isKnown) {
    await Promise.all(
      shapes.map(async (shape) => {
        const drawn = drawShipped(film, shape);
        const file = readPicture(id, shape);
        if (file && (await looksLike(file, drawn))) return;
        writePicture(id, shape, await encodeShipped(drawn));
        replaced += 1;
      }),
    );
  }
  const files = hashOfFiles(id);
  if (files === null) throw new Error(`The pictures of ${id} were not written`);
  shipped.push([id, { recipe, files }]);
}
const expected = new Set(fileNames(pictured.map(({ id }) => id)));
for (const file of listPictures()) if (!expected.has(file)) deletePicture(file);
writeManifest(shipped, drawing);
process.stdout.write(`${replaced} of ${expected.size} pictures were replaced.\n`);
