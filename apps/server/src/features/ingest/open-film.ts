import { buffer, text } from "node:stream/consumers";
import { AppError } from "@goldmane/contracts/errors";
import type { FilmRow } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { FileSource } from "@goldmane/media/file/file-source";
import type { SegmentSource } from "@goldmane/media/segment-source";
import { UntrustedFile } from "@goldmane/media/untrusted-file";
import { captionsColumn } from "#features/ingest/captions/caption-file.ts";
import { probeColumn } from "#features/ingest/files/probe-column.ts";
import { heldBlobsOf } from "#features/ingest/files/held-blobs.ts";
import { readLibraryPath } from "#features/ingest/files/library-path.ts";
import { requireLibraryFolder } from "#features/ingest/folders/library-folders.ts";
import { resolveInside } from "./files/resolve-inside.ts";

type OpenFile = { file: UntrustedFile } & AsyncDisposable;

type Film = {
  film: FilmRow;
  /** The version of its pictures. */
  version: string;
};

/** Opens an operator's film as a source of segments. */
export function openFilm(app: App, { film, version }: Film): SegmentSource {
  const captions = captionsColumn.read(film.captions);
  return new FileSource(app.media.ffmpeg, {
    contentHash: film.content_hash,
    pictureHash: version,
    probe: probeColumn.read(film.probe),
    captions: captions.map(({ id, label, language }) => ({ id, label, language })),
    open: () => openFile(app, film),
    readCaptions: async (id) =>
      text(await readBlob(app, captions.find((track) => track.id === id)?.blob ?? null)),
    readPicture: async (kind) =>
      buffer(await readBlob(app, kind === "poster" ? film.poster_blob : film.backdrop_blob)),
  });
}

async function openFile(app: App, film: FilmRow): Promise<OpenFile> {
  const opened =
    film.source_blob === null
      ? await openLibraryFile(app, film.source_path ?? "")
      : await heldBlobsOf(app).take(film.source_blob);
  if (!opened) throw new AppError("NOT_FOUND", "This film’s file is missing.");
  return {
    file: new UntrustedFile(opened.path),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}

/** @param path As in `ingest_item.path`. */
export async function openLibraryFile(
  app: App,
  path: string,
): Promise<{ path: string } & AsyncDisposable> {
  const file = readLibraryPath(path);
  const folder = requireLibraryFolder(app, file.folderId);
  return {
    path: await resolveInside(folder.path, file.path),
    [Symbol.asyncDispose]: async () => {},
  };
}

async function readBlob(app: App, key: string | null) {
  const content = key === null ? null : await app.blobs.read(key);
  if (!content) throw new AppError("NOT_FOUND", "Part of this film’s file is missing.");
  return content;
}
