-- Both databases run these files: text ids, bigint epoch milliseconds named ..._at, integer 0/1 for
-- yes and no, JSON as text. A statement ends with a semicolon at the end of a line.

create table browser_session (
  id text primary key,
  token_hash text not null unique,
  created_at bigint not null,
  last_seen_at bigint not null
);

create index browser_session_last_seen on browser_session (last_seen_at);

create table job (
  id text primary key,
  kind text not null,
  -- While a job with this key waits or runs, another of its kind is not added; null after.
  pending_key text,
  payload text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  attempts integer not null,
  progress double precision not null,
  run_at bigint not null,
  -- Until when the node that runs it may be silent before another takes over.
  leased_until_at bigint,
  lease_id text,
  reason text,
  added_at bigint not null,
  ended_at bigint
);

create unique index job_pending_key on job (kind, pending_key);

create index job_next on job (state, run_at);
