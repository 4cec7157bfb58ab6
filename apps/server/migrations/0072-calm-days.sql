-- The days on which a profile took a calm moment, by its household's calendar.
create table calm_day (
  profile_id text not null references profile (id) on delete cascade,
  -- ISO 8601 date.
  day text not null,
  primary key (profile_id, day)
);
