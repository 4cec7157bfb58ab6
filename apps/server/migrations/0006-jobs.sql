-- The next job of a kind is found without a look at the others that wait.
drop index job_next;

create index job_next on job (state, kind, run_at, id);
