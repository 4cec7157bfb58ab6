-- The planets of the spaceship's galaxy that a profile has landed on. Each title is a planet.
create table planet_landing (
  profile_id text not null references profile (id) on delete cascade,
  title_id text not null,
  landed_at bigint not null,
  primary key (profile_id, title_id)
);
