import { genres } from "@goldmane/stage/story/vocabulary";
import { isProving } from "@goldmane/std/testing/sample";
import { expect, test } from "vitest";
import { measureGenre } from "./measure-genre.ts";
import { listPictureViolations } from "./picture-limits.ts";

/** Films of a genre that `npm test` measures; `npm run prove -- films` measures all. */
const sampled = isProving() ? Infinity : 2;
/** By how much so few films differ from their genre. */
const leeway = isProving() ? 0 : 0.05;

test.each(genres)(
  "films of the genre %s are vivid, with light and dark, and their faces stand out",
  async (genre) => {
    expect(listPictureViolations(genre, await measureGenre(genre, sampled), leeway)).toEqual([]);
  },
);
