import { availableParallelism } from "node:os";
import { AppError } from "@goldmane/contracts/errors";
import { bedTiming } from "@goldmane/sound/beds/bed";
import { pieceSeconds } from "@goldmane/sound/pieces/open-piece";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { TokenVerifier } from "./deliver/token-verifier.ts";
import { PlaybackTokens } from "./deliver/playback-tokens.ts";
import { engineVersion } from "./film/engine-version.ts";
import { FilmSource } from "./film/film-source.ts";
import { RenderPool } from "./film/render-pool.ts";
import { renderEntry } from "./film/render-entry.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import type { Media } from "./media.ts";
import { deriveSegmentKey } from "./package/encrypt.ts";
import { musicEntry } from "./music/music-entry.ts";
import { PieceFile } from "./music/piece-file.ts";
import { PieceSource, type Music } from "./music/piece-source.ts";
import { Packager } from "./package/packager.ts";
import { ReadAhead } from "./schedule/read-ahead.ts";
import { Scheduler } from "./schedule/scheduler.ts";
import type { PictureRequest } from "./segment-source.ts";
import { speechEntry } from "./speech/speech-entry.ts";
import { SpeechPool } from "./speech/speech-pool.ts";
import { SpeechCache } from "./speech/speech-cache.ts";
import { DiskSegmentCache } from "./store/disk-segment-cache.ts";
import { PartCache } from "./store/part-cache.ts";

export type MediaConfig = {
  ffmpegPath: string | null;
  ffprobePath: string | null;
  searchPath: string;
  segmentCacheFolder: string;
  segmentCacheBytes: number;
  /** Pictures of originals that come with the product; null to draw all of them. */
  picturesFolder: string | null;
  renderWorker: URL | null;
};

type Options = {
  config: MediaConfig;
  sessionSecret: string;
  now: () => number;
};

const memoryBytes = 256 * 1024 * 1024;
/** For posters and backdrops: the most requested ones of the last minutes. */
const pictureMemory = { mostBytes: 50 * 1024 * 1024, unusedMs: 5 * 60_000 };

/** Opens the media pipeline. Nothing is drawn, read or started before it is requested. */
export async function openMedia(options: Options): Promise<Media & AsyncDisposable> {
  const { config, sessionSecret, now } = options;
  const entry = config.renderWorker ?? renderEntry;
  const stack = new ClosingStack();
  const ffmpeg = await findFfmpeg(config);

  const slots = { pictures: Math.max(1, availableParallelism() - 1), sound: 1, stills: 1 };
  const renderPool = new RenderPool(entry, slots);
  stack.defer(() => renderPool[Symbol.asyncDispose]());
  const musicians = new RenderPool(musicEntry, { pictures: 0, sound: 1, stills: 0 });
  stack.defer(() => musicians[Symbol.asyncDispose]());
  const musicVersion = engineVersion(musicEntry);
  const scheduler = new Scheduler(slots);
  stack.defer(() => scheduler[Symbol.asyncDispose]());

  const disk = new DiskSegmentCache(config.segmentCacheFolder, config.segmentCacheBytes);
  const speakers = new SpeechPool(speechEntry);
  stack.defer(() => speakers[Symbol.asyncDispose]());
  const speech = new SpeechCache(speakers, disk);
  const cache = new PartCache(disk, { mostBytes: memoryBytes });
  const pictures = new PartCache(disk, { ...pictureMemory, now });
  const packager = new Packager({ cache, pictures, scheduler, convertPicture });
  const tokens = new PlaybackTokens(sessionSecret, now);
  const version = engineVersion(entry);
  const filmTools = {
    renderPool,
    speech,
    tools: ffmpeg,
    engineVersion: version,
    deriveKey: (contentHash: string) => deriveSegmentKey(sessionSecret, contentHash),
  };

  const musicTools = { musicians, tools: ffmpeg, musicVersion };

  return {
    ffmpeg,
    packager,
    readAhead: new ReadAhead(),
    tokens,
    verifier: new TokenVerifier(tokens, now),
    engineVersion: version,
    speech,
    openFilm: (recipe, facts, shipped) => new FilmSource(filmTools, recipe, facts, shipped),
    openPiece: (piece) =>
      openMusic({ recipe: { cut: "piece", id: piece.id }, seconds: pieceSeconds(piece) }),
    openBed: (bed) => openMusic({ recipe: { cut: "bed", bed }, seconds: bedTiming(bed).seconds }),
    musicVersion,
    convertPicture,
    ahead: { made: 0, of: 0 },
    work: () => scheduler.state,
    [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose](),
  };

  function openMusic(music: Music): PieceFile {
    return new PieceFile(packager, new PieceSource(musicTools, music));
  }

  async function convertPicture(image: Buffer, request: PictureRequest, signal: AbortSignal) {
    let converted: Buffer | null = null;
    const task = { kind: "convert", image, request } as const;
    const keep = (part: { bytes: Uint8Array[] }) => {
      const [bytes] = part.bytes;
      if (bytes) converted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    };
    try {
      await renderPool.run(task, { deliver: keep }, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw Object.assign(unreadablePicture(), { cause: error });
    }
    if (!converted) throw unreadablePicture();
    return converted;
  }
}

function unreadablePicture(): AppError {
  return new AppError("UNSUPPORTED_MEDIA", "This image can’t be read.");
}
