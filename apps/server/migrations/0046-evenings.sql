-- Evenings that are planned: a party to come.
create table evening (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  -- Who plans it.
  profile_id text not null references profile (id) on delete cascade,
  name text not null,
  -- Null where it is chosen together.
  title_id text,
  starts_at bigint not null,
  planned_at bigint not null,
  -- Counts the changes that calendars and guests are told of.
  revision integer not null,
  changed_at bigint not null,
  reminded_at bigint,
  -- Its party, once the doors opened; a party that is over may have opened them before.
  party_id text,
  cancelled_at bigint
);

create index evening_household on evening (household_id, starts_at);

create table evening_guest (
  evening_id text not null references evening (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  asked_at bigint not null,
  -- coming, cannot; null while they have not said.
  answer text,
  primary key (evening_id, profile_id)
);

create index evening_guest_profile on evening_guest (profile_id, asked_at);
