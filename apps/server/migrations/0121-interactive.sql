-- Where a profile is in an interactive film: its path is the whole state.
create table interactive_place (
  profile_id text not null references profile (id) on delete cascade,
  film_id text not null,
  -- JSON: the indexes of the options taken since the start.
  path text not null,
  clip text not null,
  position_seconds double precision not null,
  -- Counts the saves, so that an older device doesn't replace a newer place.
  revision integer not null,
  saved_at bigint not null,
  primary key (profile_id, film_id)
);

-- The clips and endings of interactive films that a profile has seen.
create table interactive_find (
  profile_id text not null references profile (id) on delete cascade,
  film_id text not null,
  kind text not null check (kind in ('clip', 'ending')),
  item text not null,
  found_at bigint not null,
  primary key (profile_id, film_id, kind, item)
);
