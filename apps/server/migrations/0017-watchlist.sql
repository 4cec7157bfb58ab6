-- What a profile put aside for later. What was removed stays, so that other browsers hear of it.
create table watchlist_item (
  profile_id text not null references profile (id) on delete cascade,
  title_id text not null,
  -- Percent.
  progress double precision not null,
  is_removed integer not null,
  updated_at bigint not null,
  primary key (profile_id, title_id)
);

-- The days on which a profile watched, by its household's calendar.
create table viewing_day (
  profile_id text not null references profile (id) on delete cascade,
  -- ISO 8601 date.
  day text not null,
  primary key (profile_id, day)
);

-- What a profile saw of each title, jumps left out.
create table seen_title (
  profile_id text not null references profile (id) on delete cascade,
  title_id text not null,
  seconds double precision not null,
  -- When it first was watched to its end, and the last time.
  first_seen_at bigint,
  last_seen_at bigint,
  -- It waited on the watchlist when it first was.
  was_kept integer not null,
  primary key (profile_id, title_id)
);

create index seen_title_recent on seen_title (profile_id, last_seen_at);
