import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@goldmane/contracts/errors";
import { pictureQuality } from "@goldmane/contracts/playback/limits";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { filmsChanged } from "#features/library/events.ts";
import { listForHouse, type Title } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { startFile } from "#platform/media/package/start-file.ts";
import { partKeys } from "#platform/media/package/part-keys.ts";
import type { Ask } from "#platform/media/package/maker.ts";
import type { PictureRequest } from "#platform/media/segment-source.ts";
import { openPlayable } from "./playable.ts";

/** The first visitors' pages come before it. */
const graceMs = 5_000;
const pauseMs = 50;

/** What shelves show before anybody asks for more: as the web app asks for it on common screens. */
const pictures: readonly PictureRequest[] = [
  { kind: "poster", width: 360, height: 540, type: "avif", quality: pictureQuality.usual },
  { kind: "backdrop", width: 1280, height: 720, type: "avif", quality: pictureQuality.usual },
];

/**
 * Makes each title's pictures and start file (with it the first segments of the lowest rung) while
 * nobody else needs the machine. What is there already is skipped, so that it goes on where it was
 * stopped.
 */
export function startWarming(app: App): AsyncDisposable {
  const stopping = new AbortController();
  const ask: Ask = { priority: "warming", signal: stopping.signal };
  let isNextQueued = false;
  let round = warmSoon();
  // A thousand films taken in at once are one more round, not a thousand.
  const unsubscribe = app.bus.subscribe(filmsChanged, () => {
    if (isNextQueued) return;
    isNextQueued = true;
    round = round.then(() => {
      isNextQueued = false;
      return warmSoon();
    });
  });
  return {
    async [Symbol.asyncDispose]() {
      unsubscribe();
      stopping.abort(new Error("The server is stopping"));
      await round;
    },
  };

  async function warmSoon(): Promise<void> {
    try {
      await delay(graceMs, undefined, { signal: stopping.signal, ref: false });
      for (const title of listForHouse(app)) await warmPictures(app, title, ask);
      // The hero shows trailers of these before anybody has chosen a film.
      const featured = listForHouse(app).filter((title) => title.featured !== null);
      for (const title of featured) await warmStart(app, title, { ask, cut: "trailer" });
      for (const title of listForHouse(app)) await warmStart(app, title, { ask, cut: "film" });
    } catch (error) {
      if (stopping.signal.aborted) return;
      app.log.warn({ err: error }, "stopped making titles ahead");
    }
  }
}

async function warmPictures(app: App, title: Title, ask: Ask): Promise<void> {
  for (const picture of pictures) {
    await warm(app, title, ask, async () => {
      const { source } = openPlayable(app, title, "film");
      if (app.media.maker.size(partKeys.picture(source, picture)) !== null) return;
      await app.media.maker.picture(source, picture, ask);
    });
  }
}

async function warmStart(
  app: App,
  title: Title,
  { ask, cut }: { ask: Ask; cut: PlaybackCut },
): Promise<void> {
  if (cut === "trailer" && title.made.by === "operator") return;
  await warm(app, title, ask, async () => {
    const { source } = openPlayable(app, title, cut);
    if (app.media.maker.size(partKeys.start(source)) !== null) return;
    await startFile(app.media.maker, source, ask);
  });
}

/** One title that fails must not keep the others from being made; a machine that cannot, does. */
async function warm(app: App, title: Title, ask: Ask, make: () => Promise<void>): Promise<void> {
  try {
    await make();
    await delay(pauseMs, undefined, { signal: ask.signal, ref: false });
  } catch (error) {
    const isHopeless =
      error instanceof AppError && ["UNAVAILABLE", "STORAGE_FULL"].includes(error.code);
    if (isHopeless || ask.signal.aborted) throw error;
    app.log.error({ err: error, title: title.id }, "a title cannot be made ahead");
  }
}
