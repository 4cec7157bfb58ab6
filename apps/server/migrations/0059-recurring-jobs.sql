-- Work that is done once per interval in the whole installation, by one node at a time.
create table recurring_job (
  name text primary key,
  -- When the next round is due. A round that was interrupted leaves it, so that another node runs it.
  due_at bigint not null,
  lease_id text,
  leased_until_at bigint
);

-- Due plans are settled by recurring work, not by queued jobs.
update job
set state = 'done', pending_key = null, lease_id = null, ended_at = run_at
where kind = 'settle-due-plans' and ended_at is null;
