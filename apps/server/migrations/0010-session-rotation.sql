-- The token that a session had before, and when it was replaced: a call that was on its way with it
-- is told to try again, and does not begin a session that would take the place of the new one.
alter table browser_session add column retired_hash text;

alter table browser_session add column retired_at bigint;

create index browser_session_retired on browser_session (retired_hash);
