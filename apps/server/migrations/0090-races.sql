-- A live race of a household. The node that starts it simulates it in memory.
create table race (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  game text not null,
  -- open, running or over
  state text not null,
  opened_by text not null references profile (id) on delete cascade,
  created_at bigint not null,
  -- Null until the start.
  seed bigint,
  starts_at bigint,
  -- Null until the end: a JSON list of positions, in finishing order.
  finishing_order text
);
create index race_household on race (household_id, created_at);

create table race_member (
  race_id text not null references race (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  position integer not null,
  primary key (race_id, profile_id)
);
