-- Who is watching now: one row for each browser session that plays a whole film.
create table stream (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  session_id text not null unique,
  profile_id text not null,
  title_id text not null,
  device text not null,
  begun_at bigint not null,
  seen_at bigint not null,
  -- Somebody of the household ended it from another device.
  stopped_at bigint
);

create index stream_household on stream (household_id, seen_at);

create index stream_seen on stream (seen_at);
