import { createHash } from "node:crypto";
import { defaultGenre, defaultRating } from "@goldmane/contracts/ingest/limits";
import { filmFacts, type FilmFacts } from "@goldmane/contracts/ingest/schema";
import { genres, type GenreSlug } from "@goldmane/contracts/library/limits";
import { colorsColumn, moodsColumn, type NewFilmRow } from "#features/library/service.ts";
import { probeColumn } from "#features/ingest/files/probe-column.ts";
import { jsonColumn } from "#platform/json-column.ts";
import { frameSeconds } from "@goldmane/media/segment-layout";
import type { Probe } from "@goldmane/media/probe/probe";
import { type CaptionFile, captionsColumn } from "#features/ingest/captions/caption-file.ts";
import { readLibraryPath } from "#features/ingest/files/library-path.ts";
import { readFileName } from "#features/ingest/files/file-name.ts";
import type { ItemRow } from "./store.ts";

/** `ingest_item.edits`: what the operator changed of a film. */
const editsColumn = jsonColumn(filmFacts);

/** A picture as a blob, and its blurred placeholder; null where that could not be made. */
type HungPicture = { blob: string; blur: string | null };

/** The probe result of a file whose pictures and captions are stored as blobs. */
export type KnownFilm = {
  probe: Probe;
  fingerprint: string;
  sourceBlob: string | null;
  poster: HungPicture;
  backdrop: HungPicture;
  colors: [string, string];
  captions: CaptionFile[];
};

/** The library row of an item. */
export function filmRowOf(item: ItemRow, film: KnownFilm): NewFilmRow {
  const { sourceBlob, poster, backdrop, captions } = film;
  return {
    id: item.id,
    ...nameFilm(item),
    duration_seconds: frameSeconds(film.probe.frameCount, film.probe.frameRate),
    content_hash: hashOf([film.fingerprint, film.probe, captions, poster.blob, backdrop.blob]),
    source_path: item.path,
    source_blob: item.path === null ? sourceBlob : null,
    probe: probeColumn.write(film.probe),
    captions: captionsColumn.write(captions),
    ...ownPoster(item, poster),
    backdrop_blob: backdrop.blob,
    backdrop_blur: backdrop.blur,
    colors: colorsColumn.write(film.colors),
    added_at: item.added_at,
  };
}

/** The operator's own poster takes precedence over the film's. */
function ownPoster({ poster_blob, poster_blur }: ItemRow, found: HungPicture) {
  if (poster_blob !== null) return { poster_blob, poster_blur };
  return { poster_blob: found.blob, poster_blur: found.blur };
}

/** A film's title and facts: from the operator, or from its name and folder. */
export function nameFilm(item: ItemRow) {
  const edits = editsColumn.read(item.edits);
  const named = readFileName(item.file_name);
  return {
    title: edits.title ?? named.title,
    year: edits.year ?? named.year ?? new Date(item.modified_at).getUTCFullYear(),
    genre: edits.genre ?? genreOfFolder(item.path),
    rating: edits.rating ?? defaultRating,
    synopsis: edits.synopsis ?? "",
    moods: moodsColumn.write(edits.moods ?? []),
  };
}

/** An item's edits with another one. */
export function addEdit({ edits }: ItemRow, edit: FilmFacts): string {
  return editsColumn.write({ ...editsColumn.read(edits), ...edit });
}

/** Films in a folder named after a genre belong to that genre. */
function genreOfFolder(path: string | null): GenreSlug {
  const folders = readLibraryPath(path ?? "")
    .path.split("/")
    .slice(0, -1);
  const named = folders.map((folder) => genres.find((genre) => isCalled(genre, folder)));
  return named.findLast((genre) => genre !== undefined)?.slug ?? defaultGenre;
}

function isCalled({ slug, name }: { slug: string; name: string }, folder: string): boolean {
  const called = folder.trim().toLowerCase();
  return called === slug || called === name.toLowerCase();
}

function hashOf(parts: unknown): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
