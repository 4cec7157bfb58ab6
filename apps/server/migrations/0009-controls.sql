-- What parents decide about profiles, and what is counted for it.

-- IANA name. Null until somebody said: days and nights are counted in UTC then.
alter table household add column time_zone text;

-- JSON, as contracts/controls has it. Without a row the role's own rules hold.
create table profile_controls (
  profile_id text primary key references profile (id) on delete cascade,
  settings text not null,
  updated_at bigint not null
);

-- What a child or teen watched, by the household's own days.
create table watched_day (
  profile_id text not null references profile (id) on delete cascade,
  -- ISO 8601 date.
  day text not null,
  title_id text not null,
  -- As it was called then: it may leave the house.
  title text not null,
  seconds double precision not null,
  -- Of them, those in the household's night.
  night_seconds double precision not null,
  last_at bigint not null,
  primary key (profile_id, day, title_id)
);

create index watched_day_of on watched_day (day);

-- Where the last report of progress was, to count from.
create table watch_mark (
  profile_id text primary key references profile (id) on delete cascade,
  title_id text not null,
  position_seconds double precision not null,
  marked_at bigint not null
);

-- What was given on top for a day.
create table time_given (
  profile_id text not null references profile (id) on delete cascade,
  day text not null,
  extra_seconds integer not null,
  free_until bigint not null,
  -- The film that may run to its end, and by when it has.
  last_title_id text,
  last_until bigint not null,
  -- It was the child's own choice: once a day.
  has_finished integer not null,
  primary key (profile_id, day)
);

-- A child's question to the parents. Who answers first decides it.
create table ask (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  kind text not null check (kind in ('title', 'time')),
  title_id text,
  status text not null check (status in ('waiting', 'yes', 'no')),
  minutes integer,
  asked_at bigint not null,
  expires_at bigint not null,
  answered_at bigint,
  -- As they were called.
  answered_by text
);

create index ask_household on ask (household_id, asked_at);

create index ask_profile on ask (profile_id, asked_at);

-- One open question about one thing.
create unique index ask_open on ask (profile_id, kind, coalesce(title_id, '')) where status = 'waiting';
