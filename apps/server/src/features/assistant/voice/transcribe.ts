import { moods } from "@goldmane/contracts/vibes/limits";
import type { Transcript } from "@goldmane/contracts/assistant/schema";
import { genres } from "@goldmane/contracts/library/limits";
import { AppError } from "@goldmane/contracts/errors";
import { freeTracks } from "@goldmane/sound/album/free-tracks";
import { recordFailure, recordSuccess } from "#features/assistant/health.ts";
import { describeFailure } from "#features/assistant/describe-failure.ts";
import { listOutsideLinks } from "#features/directory/service.ts";
import { listVisible, sourceOf } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { sphinxOf } from "./speech-to-text/find-sphinx.ts";
import { transcribeBySphinx } from "./speech-to-text/transcribe-by-sphinx.ts";
import { transcribeRemotely } from "./speech-to-text/transcribe-remotely.ts";
import type { Names } from "./speech-to-text/write-grammar.ts";

/** Maximum concurrent recordings per server: transcription uses a whole CPU. */
const atOnceAtMost = 2;
const busy = perApp(() => ({ count: 0 }));

/**
 * Transcribes a recording. Nothing is stored.
 * @throws AppError UNAVAILABLE without an engine, or when too many transcriptions are running.
 */
export async function transcribe(
  app: App,
  viewer: Viewer,
  { samples, signal }: { samples: Buffer; signal: AbortSignal },
): Promise<Transcript> {
  const { hearing } = app.config.leo;
  const desk = busy(app);
  if (desk.count >= atOnceAtMost)
    throw new AppError(
      "UNAVAILABLE",
      "I’m helping a lot of people right now. Try again in a moment.",
    );
  desk.count += 1;
  try {
    const heard = hearing
      ? await transcribeRemotely(hearing, { samples, signal })
      : await transcribeHere(app, viewer, { samples, signal });
    recordSuccess(app, "ear");
    return heard;
  } catch (error) {
    if (error instanceof AppError || signal.aborted) throw error;
    recordFailure(app, "ear", describeFailure(error));
    app.log.warn(
      { event: "assistant.transcription_failed", failure: String(error) },
      "could not transcribe a recording",
    );
    throw new AppError("UNAVAILABLE", "I didn’t catch that. Try again, or type it.");
  } finally {
    desk.count -= 1;
  }
}

async function transcribeHere(
  app: App,
  viewer: Viewer,
  { samples, signal }: { samples: Buffer; signal: AbortSignal },
): Promise<Transcript> {
  const sphinx = await sphinxOf(app);
  if (!sphinx)
    throw new AppError("UNAVAILABLE", "Voice input isn’t set up on this server. Type it instead.");
  return await transcribeBySphinx(app, sphinx, { samples, names: namesFor(app, viewer), signal });
}

/** Names for the grammar: hidden titles are left out. */
function namesFor(app: App, viewer: Viewer): Names {
  const listed = listVisible(app, viewer).filter(({ isListed }) => isListed);
  const places = listOutsideLinks(viewer).filter(({ kind }) => kind === "food" || kind === "music");
  return {
    // The recognizer is English.
    titles: listed.map((title) => sourceOf(title).title).toSorted(),
    tracks: freeTracks.map(({ title }) => title),
    places: places.map(({ name }) => name),
    genres: genres.map(({ name }) => name),
    moods,
  };
}
