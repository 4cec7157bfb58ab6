-- Households that are friends: two rows, one for each side.
create table friendship (
  household_id text not null references household (id) on delete cascade,
  friend_id text not null references household (id) on delete cascade,
  -- Of the two, the one that asked.
  has_asked integer not null,
  since_at bigint not null,
  primary key (household_id, friend_id)
);

-- By which another household may ask, once; a household has one at a time.
create table friend_code (
  household_id text primary key references household (id) on delete cascade,
  code_hash text not null unique,
  made_at bigint not null,
  expires_at bigint not null
);

-- What a household whose code was used has to decide.
create table friend_request (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  -- Who asks, and of which household.
  from_id text not null references household (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  asked_at bigint not null,
  unique (household_id, from_id)
);

create index friend_request_from on friend_request (from_id);

-- To whom a party shows itself: friends, the family, or who was asked.
alter table party add column audience text not null default 'friends';
