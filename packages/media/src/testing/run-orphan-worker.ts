import { tinyFilm } from "./tiny-film.ts";
import { RenderPool } from "#film/render-pool.ts";

/** Run by a test: a server whose worker kills it. */
const renderPool = new RenderPool(new URL("./orphan-worker.ts", import.meta.url), {
  pictures: 1,
  sound: 1,
  stills: 1,
});
const request = { kind: "poster", width: 36, height: 54, type: "png", quality: 80 } as const;
const task = { kind: "picture", recipe: tinyFilm(), request } as const;
await renderPool.run(task, { deliver: () => {} }, new AbortController().signal);
