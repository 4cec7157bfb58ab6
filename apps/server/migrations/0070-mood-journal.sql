-- How a profile felt before and after a session. Private: see the feature mood-journal.
create table mood_entry (
  id text primary key,
  profile_id text not null references profile (id) on delete cascade,
  -- ISO 8601 date by the household's calendar.
  day text not null,
  created_at bigint not null,
  -- From 1 (very bad) to 5 (great); at least one of both.
  before_face integer,
  after_face integer,
  -- JSON arrays of names.
  tags text not null,
  activities text not null,
  note text not null,
  -- The note may tell of harm at home: it stays private even while the journal is shared.
  is_private integer not null
);

create index mood_entry_day on mood_entry (profile_id, day);

-- A child's or teen's decision to let the parents read the journal. No row: not shared.
create table mood_sharing (
  profile_id text primary key references profile (id) on delete cascade,
  shared_at bigint not null
);
