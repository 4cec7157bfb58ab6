-- Who is watching: accounts own households, households have profiles and one subscription.
-- Whatever a later migration keeps about a household names it by household_id, profile_id,
-- account_id or viewer_id: exports and deletions find their rows by these names.

create table account (
  id text primary key,
  -- As it was typed; email_key is what it is known by.
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  is_verified integer not null,
  created_at bigint not null
);

create table household (
  id text primary key,
  name text not null,
  account_id text not null unique references account (id),
  -- Null while nobody can join by code.
  code_hash text unique,
  max_profiles integer not null,
  -- The household of the demo has a code that everybody knows: outside of demo mode it is closed.
  is_demo integer not null,
  created_at bigint not null
);

create index household_created on household (created_at);

create table profile (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  name text not null,
  display_name text not null,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  pin_hash text,
  role text not null check (role in ('parent', 'adult', 'teen', 'child')),
  age_group text not null check (age_group in ('adult', 'teen', 'child')),
  highest_rating text not null check (highest_rating in ('G', 'PG', 'PG-13', 'R')),
  avatar text not null,
  has_seat integer not null,
  -- One that was made with a household code waits for a parent's yes.
  status text not null check (status in ('active', 'waiting')),
  created_at bigint not null
);

create index profile_household on profile (household_id, created_at);

create table subscription (
  household_id text primary key references household (id) on delete cascade,
  plan text not null,
  state text not null check (state in ('trialing', 'active', 'past_due', 'canceled', 'none')),
  period_start_at bigint,
  -- Null for one that does not end: the demo's.
  period_end_at bigint,
  cancel_at_period_end integer not null,
  updated_at bigint not null
);

create index subscription_state on subscription (state, period_end_at);

-- Append-only: what was done to accounts, sessions and households. Nothing updates it; the rows of
-- a household go with it.
create table audit (
  id text primary key,
  noted_at bigint not null,
  household_id text,
  account_id text,
  profile_id text,
  session_id text,
  kind text not null,
  details text not null,
  address_prefix text not null
);

create index audit_noted on audit (noted_at);

create index audit_household on audit (household_id, noted_at);

create index audit_account on audit (account_id, noted_at);

-- How often something that needs a secret was tried in vain, so that the next try waits longer.
create table attempt (
  attempt_key text primary key,
  tries integer not null,
  tried_at bigint not null
);

create index attempt_tried on attempt (tried_at);

alter table browser_session add column level text not null default 'device' check (level in ('device', 'household', 'profile', 'profilePassword', 'account'));

alter table browser_session add column household_id text;

alter table browser_session add column profile_id text;

alter table browser_session add column account_id text;

-- When a password was given again, for what is sensitive.
alter table browser_session add column confirmed_at bigint;

alter table browser_session add column user_agent text not null default '';

alter table browser_session add column address_prefix text not null default '';

create index browser_session_household on browser_session (household_id, last_seen_at);
