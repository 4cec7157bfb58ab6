import { statSync } from "node:fs";
import { drawnBy, pictures } from "@goldmane/originals/pictures.gen";
import { recipeHash } from "@goldmane/stage/poster/recipe-hash";
import { sample } from "@goldmane/std/testing/sample";
import { expect, test } from "vitest";
import { posterHash } from "#films/lint/engines.ts";
import { drawShipped, encodeShipped, looksLike } from "#pictures/draw-shipped.ts";
import {
  fileNames,
  hashOfFiles,
  listPictures,
  pathOf,
  readPicture,
  shapes,
} from "#pictures/shipped-files.ts";
import { pictured } from "./generate-glances.ts";

const howToUpdate = "Run `npm run generate:pictures` to redraw the changed films.";
const ids = pictured.map(({ id }) => id);

test("every film comes with pictures of its current story", () => {
  const shipped = Object.entries(pictures).map(([id, { recipe }]) => [id, recipe]);
  const now = pictured.map(({ id, story, poster }) => [id, recipeHash(story, poster)]);
  expect(shipped, howToUpdate).toEqual(now);
});

test("the pictures were compared with the current drawing code", () => {
  expect(drawnBy, howToUpdate).toBe(posterHash());
});

test("the files are those that were generated, and no others", () => {
  expect(listPictures(), howToUpdate).toEqual(fileNames(ids));
  const generated = ids.map((id) => [id, pictures[id]?.files]);
  expect(generated, howToUpdate).toEqual(ids.map((id) => [id, hashOfFiles(id)]));
});

test("all files together stay below 15 MB", () => {
  const sizes = ids.flatMap((id) => shapes.map((shape) => statSync(pathOf(id, shape)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
});

test("a file shows what is drawn now", { timeout: 600_000 }, async () => {
  for (const film of sample(pictured, 2)) {
    for (const shape of shapes) {
      const file = readPicture(film.id, shape) ?? Buffer.alloc(0);
      const isSame = await looksLike(file, drawShipped(film, shape));
      expect(isSame, `${film.id} ${shape.kind} ${shape.width}`).toBe(true);
    }
  }
});

test("a file that shows something else is noticed", { timeout: 60_000 }, async () => {
  const [film] = pictured;
  if (!film) throw new Error("There are no films");
  const drawn = drawShipped(film, { kind: "poster", width: 480 });
  const before = await encodeShipped(drawn);
  const { width, height } = drawn;
  const context = drawn.getContext("2d");
  context.fillStyle = "#808080";
  context.fillRect(width / 2, height / 2, 16, 16);
  expect(await looksLike(before, drawn)).toBe(false);
});
