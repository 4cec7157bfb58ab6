-- One row from the first start that wasn't the demo's.
create table setup (
  id integer primary key check (id = 1),
  -- The set-up code is derived from it and SESSION_SECRET. Null once the code was used.
  code_nonce text,
  -- When the operator hid the list of what is left to do.
  checklist_hidden_at bigint
);

-- Links by which other households join this server.
create table household_invitation (
  id text primary key,
  token_hash text not null unique,
  -- The operator's own note: who the link is for.
  note text not null,
  -- The operator's account.
  account_id text not null references account (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  -- The household that used it.
  household_id text references household (id) on delete set null
);

create index household_invitation_created on household_invitation (created_at);
