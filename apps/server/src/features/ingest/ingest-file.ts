import { createReadStream } from "node:fs";
import { AppError } from "@goldmane/contracts/errors";
import { putFilm, removeFilm } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { canOpenFiles, type FileTools, toolsForFiles } from "@goldmane/media/ffmpeg";
import { drawPosters, type Posters } from "@goldmane/media/file/draw-posters";
import { probeFile } from "@goldmane/media/probe/probe-file";
import type { Probe } from "@goldmane/media/probe/probe";
import { UntrustedFile } from "@goldmane/media/untrusted-file";
import { collectCaptions, type Caption } from "#features/ingest/captions/collect-captions.ts";
import { drawBlur } from "#features/ingest/pictures/draw-blur.ts";
import { filmRowOf, type KnownFilm } from "./film-row.ts";
import { fingerprintFile } from "#features/ingest/files/fingerprint.ts";
import { dropBlobs, keepItemBlobs } from "./item-blobs.ts";
import { hasFilm } from "./known-film.ts";
import { listSidecars, openItem } from "./open-item.ts";
import {
  findItem,
  finishItem,
  type ItemRow,
  listUnownedBlobs,
  startItem,
  updateItem,
} from "./store.ts";
import { dropPendingUpload } from "#features/ingest/files/upload-folder.ts";

/**
 * Probes a file and adds its film to the library. A file that is no usable film is recorded with
 * the reason, which is final; any other failure is recorded and thrown, so that it is retried.
 * Without ffmpeg, which is detected at start only, the next try comes with the next start. A file
 * that changed meanwhile is probed again.
 */
export async function ingestFile(app: App, itemId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const item = await startItem(app.db, itemId);
    if (!item) return;
    try {
      await takeIn(app, item, signal);
    } catch (error) {
      signal.throwIfAborted();
      await recordFailure(app, item, error);
      const isLater = isForGood(error) || !canOpenFiles(app.media.ffmpeg);
      if (!isLater) throw error instanceof AppError ? toRetry(error) : error;
    }
    const after = await findItem(app.db, itemId);
    if (after?.state !== "waiting") return;
  }
}

/** A refusal is final; a missing file or program may be there the next time. */
function isForGood(error: unknown): boolean {
  return error instanceof AppError && error.code !== "UNAVAILABLE";
}

/** A job gives up on an AppError, and retries any other error. */
function toRetry({ message, cause }: AppError): Error {
  return new Error(message, { cause });
}

async function takeIn(app: App, item: ItemRow, signal: AbortSignal): Promise<void> {
  const tools = toolsForFiles(app.media.ffmpeg);
  await using opened = await openItem(app, item);
  const looked = await lookAt(app, item, { tools, path: opened.path }, signal);
  const film = await keepFilm(app, item, opened.path, looked);
  if (!(await keepItemBlobs(app, item.id, blobsOf(film)))) return;
  // The operator may have edited it meanwhile.
  const known = await updateItem(app.db, item.id, { blob: film.sourceBlob });
  await putFilm(app, filmRowOf(known ?? item, film));
  if (item.upload_id !== null) await dropPendingUpload(app, item.upload_id);
  const ended = { fingerprint: film.fingerprint, blob: film.sourceBlob, upload_id: null };
  if (await finishItem(app.db, item.id, ended)) return;
  const now = await findItem(app.db, item.id);
  if (now?.state !== "waiting") await removeFilm(app, item.id);
}

type Looked = {
  probe: Probe;
  fingerprint: string;
  captions: Caption[];
  posters: Posters;
  blurs: { poster: string | null; backdrop: string | null };
};

async function lookAt(
  app: App,
  item: ItemRow,
  { tools, path }: { tools: FileTools; path: string },
  signal: AbortSignal,
): Promise<Looked> {
  const file = new UntrustedFile(path);
  const probe = await probeFile(tools, file, signal);
  const sidecars = await listSidecars(app, item);
  const film = { tools, file, fileName: item.file_name, probe, sidecars };
  const captions = await collectCaptions(film, signal);
  const posters = await drawPosters(film, signal);
  const blurs = {
    poster: await drawBlur(app, posters.poster, signal),
    backdrop: await drawBlur(app, posters.backdrop, signal),
  };
  return { probe, fingerprint: await fingerprintFile(path), captions, posters, blurs };
}

/** An upload becomes a blob only once it has proved to be a film. */
async function keepUpload(app: App, item: ItemRow, path: string): Promise<string> {
  return item.blob ?? (await app.blobs.put(createReadStream(path))).key;
}

/** Stores the results. If that fails half way, blobs that were stored are deleted again. */
async function keepFilm(
  app: App,
  item: ItemRow,
  path: string,
  { probe, fingerprint, captions, posters, blurs }: Looked,
): Promise<KnownFilm> {
  const stored: string[] = [];
  const keep = async (content: Buffer): Promise<string> => {
    const { key } = await app.blobs.put(content);
    stored.push(key);
    return key;
  };
  try {
    const kept: KnownFilm["captions"] = [];
    for (const [index, { label, language, webVtt }] of captions.entries()) {
      kept.push({ id: `c${index}`, label, language, blob: await keep(Buffer.from(webVtt)) });
    }
    return {
      probe,
      fingerprint,
      captions: kept,
      poster: { blob: await keep(posters.poster), blur: blurs.poster },
      backdrop: { blob: await keep(posters.backdrop), blur: blurs.backdrop },
      colors: posters.colors,
      // Last: it is the largest, and costs nothing when a smaller one cannot be stored.
      sourceBlob: item.path === null ? await keepUpload(app, item, path) : null,
    };
  } catch (error) {
    await dropBlobs(app, await listUnownedBlobs(app.db, stored));
    throw error;
  }
}

function blobsOf({ sourceBlob, poster, backdrop, captions }: KnownFilm): string[] {
  const own = [poster.blob, backdrop.blob, ...captions.map(({ blob }) => blob)];
  return sourceBlob === null ? own : [sourceBlob, ...own];
}

/** A refused file leaves its row with the reason, and nothing else. */
async function recordFailure(app: App, item: ItemRow, error: unknown): Promise<void> {
  const isRefused = isForGood(error);
  const { message: reason } =
    error instanceof AppError
      ? error
      : new AppError("INTERNAL", "Something went wrong while checking this file. Try again.");
  if (!(error instanceof AppError))
    app.log.error({ event: "ingest.failed", err: error, item: item.id }, "ingest of a file failed");
  if (isRefused) {
    if (hasFilm(app, item.id)) await removeFilm(app, item.id);
    await keepItemBlobs(app, item.id, []);
    if (item.upload_id !== null) await dropPendingUpload(app, item.upload_id);
  }
  await updateItem(app.db, item.id, {
    ...(isRefused && { blob: null, upload_id: null, fingerprint: null }),
    state: "failed",
    reason,
    is_refused: isRefused ? 1 : 0,
  });
}
