import { tinyFilm } from "#film/tiny-film.ts";
import { Studio } from "#film/studio.ts";

/** Run by a test: a server whose worker kills it. */
const studio = new Studio(new URL("./orphan-worker.ts", import.meta.url), {
  pictures: 1,
  sound: 1,
  stills: 1,
});
const request = { kind: "poster", width: 36, height: 54, type: "png", quality: 80 } as const;
const task = { kind: "picture", recipe: tinyFilm(), request } as const;
await studio.run(task, { deliver: () => {} }, new AbortController().signal);
