import { originals } from "@goldmane/originals/catalog.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import { genres } from "@goldmane/stage/story/vocabulary";
import { isProving } from "@goldmane/std/testing/sample";
import { expect, test } from "vitest";
import { measurePicture, type ScenePicture } from "./measure-picture.ts";
import { listPictureViolations, summarize } from "./picture-limits.ts";

/** Films of a genre that `npm test` measures; `npm run prove -- films` measures all. */
const sampled = 3;
/** By how much so few films can differ from their genre: twice what samples of them did. */
const leeway = 0.04;

test.each(genres)(
  "films of the genre %s are vivid, with light and dark, and their faces stand out",
  async (genre) => {
    const films = originals.filter(({ story }) => story.genre === genre);
    const step = isProving() ? 1 : Math.floor(films.length / sampled);
    const pictures: ScenePicture[] = [];
    for (const { id, story } of films.filter((_, index) => index % step === 0))
      pictures.push(...(await measurePicture(compileStory(story, voices[id] ?? []))));
    const found = listPictureViolations(genre, summarize(pictures), isProving() ? 0 : leeway);
    expect(found).toEqual([]);
  },
);
