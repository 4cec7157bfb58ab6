-- Films that are watched together.
create table party (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  -- As it is typed, in capitals; another party may have it once this one ended.
  code text not null,
  name text not null,
  state text not null,
  created_at bigint not null,
  ended_at bigint,
  -- Since when nobody is in it; null while somebody is.
  emptied_at bigint,
  -- JSON: what guests may do.
  guests_may text not null,
  slow_mode_seconds integer not null,
  -- The timeline. Every change of it adds one to seq, and is made to the seq that was read.
  seq integer not null,
  title_id text,
  film_state text not null,
  rate double precision not null,
  -- Seconds of the film, at the instant film_at.
  position double precision not null,
  film_at bigint not null,
  -- JSON: profiles that have to load, until when they are waited for, and those that were not any more.
  waiting_for text not null,
  wait_until bigint,
  -- The seq with which the waiting began.
  wait_seq integer not null,
  left_behind text not null
);

create unique index party_open_code on party (code) where ended_at is null;

create index party_household on party (household_id, ended_at);

create table party_member (
  party_id text not null references party (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  role text not null,
  -- JSON: grants that were taken from this one.
  denied text not null,
  is_ready integer not null,
  is_waited_for integer not null,
  -- How long a round trip takes, in ms.
  round_trip_ms integer not null,
  joined_at bigint not null,
  -- Since when they are in it but not there; null while they are.
  away_at bigint,
  left_at bigint,
  kicked_at bigint,
  primary key (party_id, profile_id)
);

create index party_member_profile on party_member (profile_id, party_id);

create table party_queue_item (
  id text primary key,
  party_id text not null references party (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  title_id text not null,
  added_at bigint not null,
  unique (party_id, title_id)
);

create table party_vote (
  item_id text not null references party_queue_item (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  primary key (item_id, profile_id)
);

create table party_line (
  id text primary key,
  party_id text not null references party (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  -- JSON, as the contract has it; null for one that was taken back.
  said text,
  said_at bigint not null
);

create index party_line_said on party_line (party_id, said_at);

-- How often a second of a film was reacted to, in which party.
create table party_reaction (
  party_id text not null references party (id) on delete cascade,
  title_id text not null,
  second integer not null,
  reaction text not null,
  times integer not null,
  primary key (party_id, title_id, second, reaction)
);

create index party_reaction_title on party_reaction (title_id, second);

-- What was put on in a party.
create table party_showing (
  party_id text not null references party (id) on delete cascade,
  title_id text not null,
  shown_at bigint not null,
  primary key (party_id, title_id)
);
