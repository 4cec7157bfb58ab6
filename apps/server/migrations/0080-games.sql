-- Runs of the games. A run begins as a ticket; the server plays its inputs again to finish it.
create table game_run (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  game text not null,
  -- Of the game's rules.
  version integer not null,
  -- JSON: what the player chose before the run.
  options text not null,
  -- The board that it counts for; null for none.
  mode text,
  seed bigint not null,
  -- ISO 8601 date by the household's calendar when the run was started.
  day text not null,
  started_at bigint not null,
  expires_at bigint not null,
  -- Seconds of play that were reported, and counted as screen time.
  played_seconds double precision not null,
  -- Null while the run is a ticket, like everything below.
  finished_at bigint,
  score bigint,
  completed integer,
  stars integer,
  -- JSON: the run's counters by name.
  counts text,
  ticks integer,
  -- SHA-256 of the log, which itself is kept for the best runs only.
  log_hash text,
  log text
);

create index game_run_board on game_run (household_id, game, mode, day);

create index game_run_profile on game_run (profile_id, game, mode);

create index game_run_expiry on game_run (expires_at);

-- What a profile's games keep: three saved games each, and their progress.
create table game_save (
  profile_id text not null references profile (id) on delete cascade,
  game text not null,
  slot text not null,
  -- Raised with every change.
  revision integer not null,
  -- JSON, of a shape that only the game knows.
  data text not null,
  saved_at bigint not null,
  primary key (profile_id, game, slot)
);
