-- A film of the operator's, ready to be shown. Files that wait or failed are the ingest's to remember.
create table film (
  id text primary key,
  title text not null,
  year integer not null,
  genre text not null,
  rating text not null,
  synopsis text not null,
  duration_seconds double precision not null,
  -- Changes whenever the film's bytes do.
  content_hash text not null,
  -- Exactly one of the two: a file of LIBRARY_DIR, or an upload kept as a blob.
  source_path text,
  source_blob text,
  -- JSON: what ffprobe said, as platform/media understands it.
  probe text not null,
  -- JSON: caption tracks with their WebVTT blobs.
  captions text not null,
  poster_blob text,
  backdrop_blob text,
  -- JSON: two CSS colours.
  colors text not null,
  added_at bigint not null,
  check ((source_path is null) <> (source_blob is null))
);

create index film_added on film (added_at);

-- How often a title, one of ours or an operator's, began to play.
create table title_view (
  title_id text primary key,
  views bigint not null,
  last_viewed_at bigint not null
);
