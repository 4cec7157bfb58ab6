-- A parent can refuse a child's level, and the child hears of either decision.
create table decided_game_level (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  status text not null check (status in ('waiting', 'shared', 'refused')),
  -- JSON: the level's name, look, rows of tiles and par time.
  level text not null,
  created_at bigint not null,
  -- When a parent decided, and who; null for levels that needed no decision.
  decided_at bigint,
  decided_by text references profile (id) on delete set null
);

insert into decided_game_level (id, household_id, profile_id, status, level, created_at)
select id, household_id, profile_id, status, level, created_at from game_level;

drop table game_level;

alter table decided_game_level rename to game_level;

create index game_level_household on game_level (household_id, created_at);

create index game_level_profile on game_level (profile_id);
