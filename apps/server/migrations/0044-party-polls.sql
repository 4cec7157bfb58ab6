-- Questions to everybody at a party.
create table party_poll (
  id text primary key,
  party_id text not null references party (id) on delete cascade,
  -- Who asked.
  profile_id text not null references profile (id) on delete cascade,
  -- Null for "What next?", which everybody reads in their own language.
  question text,
  -- JSON, as the contract has it. A vote is for a place in it.
  options text not null,
  asked_at bigint not null,
  -- When it ends by itself; null for never.
  ends_at bigint,
  ended_at bigint
);

create unique index party_poll_open on party_poll (party_id) where ended_at is null;

create index party_poll_asked on party_poll (party_id, asked_at);

create table party_poll_vote (
  poll_id text not null references party_poll (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  choice integer not null,
  primary key (poll_id, profile_id)
);
