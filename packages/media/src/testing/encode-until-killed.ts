import { tinyFilm } from "./tiny-film.ts";
import { segmentSpans } from "#segment-layout.ts";
import { openMedia } from "#open-media.ts";
import { patternMedia } from "./pattern-media.ts";

/**
 * Run by a test, which kills it: encodes one segment after another of a film that is slow to draw.
 */
const [, , folder = ""] = process.argv;
const media = await openMedia({
  config: patternMedia(folder),
  sessionSecret: "a secret of thirty-two characters",
  now: Date.now,
});
const film = media.openFilm(tinyFilm("Slow"), {
  frameCount: 24 * 60,
  captions: { en: "WEBVTT\n\n" },
});
const ask = { priority: "viewer", signal: new AbortController().signal } as const;
const [rung] = film.rungs;
for (const { index } of segmentSpans(film)) {
  if (rung) await media.packager.video(film, rung, index, ask);
  process.stdout.write(`made ${index}\n`);
}
