-- Screens that phones are remote controls of. A screen that nobody sits at any more is deleted.
create table companion_screen (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  -- What the browser calls itself, in words.
  device text not null,
  -- As it is typed, in capitals; null while none is shown, and once it was used.
  code text,
  code_ends_at bigint,
  opened_at bigint not null,
  -- Since when no tab is it; null while one is.
  away_at bigint
);

create unique index companion_screen_code on companion_screen (code);

create index companion_screen_profile on companion_screen (profile_id);

create table companion_remote (
  id text primary key,
  screen_id text not null references companion_screen (id) on delete cascade,
  pass_hash text not null,
  -- The browser that holds it: a guest's is let onto the live connection for it.
  session_id text not null,
  -- Null for a guest.
  profile_id text references profile (id) on delete cascade,
  -- Who holds it, as it was when they paired; null for somebody signed in to nothing.
  name text,
  device text not null,
  -- Whether the screen has let it in.
  is_in integer not null,
  paired_at bigint not null,
  away_at bigint
);

create unique index companion_remote_pass on companion_remote (pass_hash);

create index companion_remote_screen on companion_remote (screen_id);

create index companion_remote_session on companion_remote (session_id);
