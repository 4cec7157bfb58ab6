-- Levels that profiles made and share. A child's level waits for a parent.
create table game_level (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  status text not null check (status in ('waiting', 'shared')),
  -- JSON: the level's name, look, rows of tiles and par time.
  level text not null,
  created_at bigint not null
);

create index game_level_household on game_level (household_id, created_at);

create index game_level_profile on game_level (profile_id);
