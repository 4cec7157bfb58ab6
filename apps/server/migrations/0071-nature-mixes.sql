-- The mixes of nature sounds that a profile saved.
create table nature_mix (
  id text primary key,
  profile_id text not null references profile (id) on delete cascade,
  name text not null,
  -- The name for comparisons, regardless of case.
  name_key text not null,
  -- JSON: a level of 0 to 100 for each sound.
  levels text not null,
  created_at bigint not null,
  unique (profile_id, name_key)
);
