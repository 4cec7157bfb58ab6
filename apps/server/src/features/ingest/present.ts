import type { IngestItem, KnownFilmFacts } from "@goldmane/contracts/ingest/schema";
import { ingestItem } from "@goldmane/contracts/ingest/schema";
import type { Title } from "#features/library/service.ts";
import { readLibraryPath } from "./files/library-path.ts";
import type { ItemRow } from "./store.ts";

export function presentItem(row: ItemRow): IngestItem {
  const hasFile = row.path !== null || row.blob !== null || row.upload_id !== null;
  return ingestItem.parse({
    id: row.id,
    fileName: row.file_name,
    path: row.path === null ? row.file_name : readLibraryPath(row.path).path,
    origin: row.origin,
    sizeBytes: row.size_bytes,
    state: row.state,
    reason: row.reason,
    canRetry: hasFile && (row.state === "failed" || row.state === "hidden"),
    titleId: row.state === "ready" ? row.id : null,
    addedAt: row.added_at,
  });
}

export function presentFacts({ moods, ...title }: Title): KnownFilmFacts {
  const { id, title: name, year, rating, genre, synopsis } = title;
  return { id, title: name, year, rating, genre, synopsis, moods: [...moods] };
}
