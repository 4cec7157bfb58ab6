import { moods } from "@goldmane/contracts/assistant/limits";
import type { Heard } from "@goldmane/contracts/assistant/schema";
import { genres } from "@goldmane/contracts/library/limits";
import { AppError } from "@goldmane/contracts/errors";
import { freeTracks } from "@goldmane/sound/album/free-tracks";
import { noteFailed, noteWorked } from "#features/assistant/health.ts";
import { nameFailure } from "#features/assistant/name-failure.ts";
import { listPlaces } from "#features/directory/service.ts";
import { listVisible } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { sphinxOf } from "./hearing/find-sphinx.ts";
import { listenBySphinx } from "./hearing/listen-by-sphinx.ts";
import { listenRemotely } from "./hearing/listen-remotely.ts";
import type { Names } from "./hearing/write-grammar.ts";

/** Recordings at once, in the whole house: listening takes a processor. */
const atOnceAtMost = 2;
const busy = perApp(() => ({ count: 0 }));

/**
 * What was said in a recording, of which nothing is kept.
 * @throws AppError UNAVAILABLE where nobody here can listen, or too many speak at once.
 */
export async function hear(
  app: App,
  viewer: Viewer,
  { samples, signal }: { samples: Buffer; signal: AbortSignal },
): Promise<Heard> {
  const { hearing } = app.config.leo;
  const desk = busy(app);
  if (desk.count >= atOnceAtMost)
    throw new AppError("UNAVAILABLE", "So many voices! Say it again in a moment.");
  desk.count += 1;
  try {
    const heard = hearing
      ? await listenRemotely(hearing, { samples, signal })
      : await listenHere(app, viewer, { samples, signal });
    noteWorked(app, "ear");
    return heard;
  } catch (error) {
    if (error instanceof AppError || signal.aborted) throw error;
    noteFailed(app, "ear", nameFailure(error));
    app.log.warn({ failure: String(error) }, "a recording was not understood");
    throw new AppError("UNAVAILABLE", "I could not hear that. Type it instead.");
  } finally {
    desk.count -= 1;
  }
}

async function listenHere(
  app: App,
  viewer: Viewer,
  { samples, signal }: { samples: Buffer; signal: AbortSignal },
): Promise<Heard> {
  const sphinx = await sphinxOf(app);
  if (!sphinx) throw new AppError("UNAVAILABLE", "Nobody here can listen. Type it instead.");
  return await listenBySphinx(app, sphinx, { samples, names: namesFor(app, viewer), signal });
}

/** What is not for a viewer is not in the words that can be heard from them. */
function namesFor(app: App, viewer: Viewer): Names {
  const listed = listVisible(app, viewer).filter(({ isListed }) => isListed);
  const places = listPlaces(viewer).filter(({ kind }) => kind === "food" || kind === "music");
  return {
    titles: listed.map(({ title }) => title).toSorted(),
    tracks: freeTracks.map(({ title }) => title),
    places: places.map(({ name }) => name),
    genres: genres.map(({ name }) => name),
    moods,
  };
}
