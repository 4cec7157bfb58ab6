-- The avatar that a profile made. It is shown where the profile's picture has the same name.
create table avatar_look (
  profile_id text primary key references profile (id) on delete cascade,
  -- The choice for each part, joined by dots.
  look text not null,
  saved_at bigint not null
);
