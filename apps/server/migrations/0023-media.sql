-- What an operator says of a film and hangs in its frame, and how its pictures look from afar.

-- JSON: words like "gentle" and "funny".
alter table film add column moods text not null default '[]';

-- Data addresses of pictures of ten by ten pixels, shown while the large ones load.
alter table film add column poster_blur text;

alter table film add column backdrop_blur text;

-- The operator's own poster, which a new look at the file does not undo.
alter table ingest_item add column poster_blob text;

alter table ingest_item add column poster_blur text;
