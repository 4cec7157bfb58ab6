-- A file of the operator's, in the library folder or uploaded, and what became of it. The film on
-- the shelves has the same id.
create table ingest_item (
  id text primary key,
  origin text not null check (origin in ('library', 'upload')),
  -- What the operator calls it.
  file_name text not null,
  -- Below LIBRARY_DIR, with slashes; null for an upload.
  path text unique,
  -- An upload: where it waits until it has been looked at, then the blob that it became.
  upload_id text unique,
  blob text,
  size_bytes bigint not null,
  modified_at bigint not null,
  -- JSON: the subtitle files beside it, by which a change of theirs is noticed.
  sidecars text not null,
  -- The same for the same bytes: a file that was moved is known by it.
  fingerprint text,
  state text not null check (state in ('waiting', 'probing', 'ready', 'failed', 'hidden')),
  reason text,
  -- 1: the file was refused for what it is; 0: something else failed, and may go well another time.
  is_refused integer not null,
  -- JSON: what the operator said of the film, which a new look at the file does not undo.
  edits text not null,
  added_at bigint not null
);

create index ingest_item_added on ingest_item (added_at);

-- Blobs that belong to an item. One that two items share goes with the last of them.
create table ingest_blob (
  item_id text not null references ingest_item (id) on delete cascade,
  blob text not null,
  primary key (item_id, blob)
);

create index ingest_blob_blob on ingest_blob (blob);
