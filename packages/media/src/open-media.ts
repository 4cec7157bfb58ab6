import { availableParallelism } from "node:os";
import { AppError } from "@goldmane/contracts/errors";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { Gate } from "./deliver/gate.ts";
import { Grants } from "./deliver/grants.ts";
import { engineVersion } from "./film/engine-version.ts";
import { FilmSource } from "./film/film-source.ts";
import { Studio } from "./film/studio.ts";
import { studioEntry } from "./film/studio-entry.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import type { Media } from "./media.ts";
import { deriveSegmentKey } from "./package/encrypt.ts";
import { Maker } from "./package/maker.ts";
import { ReadAhead } from "./schedule/read-ahead.ts";
import { Scheduler } from "./schedule/scheduler.ts";
import type { PictureRequest } from "./segment-source.ts";
import { speechEntry } from "./speech/speech-entry.ts";
import { SpeechPool } from "./speech/speech-pool.ts";
import { SpeechShop } from "./speech/speech-shop.ts";
import { DiskSegmentCache } from "./store/disk-segment-cache.ts";
import { Shelf } from "./store/shelf.ts";

export type MediaConfig = {
  ffmpegPath: string | null;
  ffprobePath: string | null;
  searchPath: string;
  segmentCacheFolder: string;
  segmentCacheBytes: number;
  studio: URL | null;
};

type Options = {
  config: MediaConfig;
  sessionSecret: string;
  now: () => number;
};

const memoryBytes = 256 * 1024 * 1024;
/** Of posters and backdrops: the most wanted ones of the last minutes. */
const pictureMemory = { mostBytes: 50 * 1024 * 1024, unusedMs: 5 * 60_000 };

/** Opens the media pipeline. Nothing is drawn, read or started before it is asked for. */
export async function openMedia(options: Options): Promise<Media & AsyncDisposable> {
  const { config, sessionSecret, now } = options;
  const entry = config.studio ?? studioEntry;
  const stack = new ClosingStack();
  const ffmpeg = await findFfmpeg(config);

  const slots = { pictures: Math.max(1, availableParallelism() - 1), sound: 1, stills: 1 };
  const studio = new Studio(entry, slots);
  stack.defer(() => studio[Symbol.asyncDispose]());
  const scheduler = new Scheduler(slots);
  stack.defer(() => scheduler[Symbol.asyncDispose]());

  const cache = new DiskSegmentCache(config.segmentCacheFolder, config.segmentCacheBytes);
  const speakers = new SpeechPool(speechEntry);
  stack.defer(() => speakers[Symbol.asyncDispose]());
  const speech = new SpeechShop(speakers, cache);
  const shelf = new Shelf(cache, { mostBytes: memoryBytes });
  const pictures = new Shelf(cache, { ...pictureMemory, now });
  const maker = new Maker({ shelf, pictures, scheduler, convertPicture });
  const grants = new Grants(sessionSecret, now);
  const version = engineVersion(entry);
  const makers = {
    studio,
    speech,
    tools: ffmpeg,
    engineVersion: version,
    deriveKey: (contentHash: string) => deriveSegmentKey(sessionSecret, contentHash),
  };

  return {
    ffmpeg,
    maker,
    readAhead: new ReadAhead(),
    grants,
    gate: new Gate(grants, now),
    engineVersion: version,
    speech,
    openFilm: (recipe, facts) => new FilmSource(makers, recipe, facts),
    convertPicture,
    ahead: { made: 0, of: 0 },
    work: () => scheduler.state,
    [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose](),
  };

  async function convertPicture(image: Buffer, request: PictureRequest, signal: AbortSignal) {
    let converted: Buffer | null = null;
    const task = { kind: "convert", image, request } as const;
    const keep = (part: { bytes: Uint8Array[] }) => {
      const [bytes] = part.bytes;
      if (bytes) converted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    };
    try {
      await studio.run(task, { deliver: keep }, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw Object.assign(unreadablePicture(), { cause: error });
    }
    if (!converted) throw unreadablePicture();
    return converted;
  }
}

function unreadablePicture(): AppError {
  return new AppError("UNSUPPORTED_MEDIA", "This picture cannot be read.");
}
