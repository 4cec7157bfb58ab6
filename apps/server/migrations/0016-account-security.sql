-- Links that were mailed, by the hash of their token: whoever holds one holds the mailbox.
create table mailed_link (
  token_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'move')),
  -- Where it was sent: of another address the link proves nothing.
  email text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create index mailed_link_account on mailed_link (account_id, purpose);

create index mailed_link_expires on mailed_link (expires_at);

create table passkey (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  -- As the authenticator calls it, base64url.
  credential_id text not null unique,
  -- COSE, base64url.
  public_key text not null,
  -- How often it signed, as far as its authenticator counts; it never falls.
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);

create index passkey_account on passkey (account_id, created_at);

-- What an authenticator is to sign next in a browser: one at a time, good for one answer.
create table passkey_challenge (
  session_id text primary key,
  purpose text not null check (purpose in ('register', 'sign-in')),
  challenge text not null,
  expires_at bigint not null
);

create index passkey_challenge_expires on passkey_challenge (expires_at);

create table second_step (
  account_id text primary key references account (id) on delete cascade,
  -- Shared with the owner's authenticator app; sealed with a key made of SESSION_SECRET.
  sealed_secret text not null,
  -- Null while the owner has not shown a code of it.
  confirmed_at bigint,
  -- The last 30 s step whose code was taken: it and those before are void.
  last_step bigint not null,
  created_at bigint not null
);

create table recovery_code (
  code_hash text primary key,
  account_id text not null references account (id) on delete cascade,
  used_at bigint
);

create index recovery_code_account on recovery_code (account_id);
