-- What whoever runs the house looks through: by how it begins, newest first, a page at a time.

-- What a household's name is found by: folded as usernames and addresses are. Those named before
-- are folded as far as both databases can.
alter table household add column name_key text not null default '';

update household set name_key = lower(trim(name));

create index household_name on household (name_key, id);

drop index household_created;

create index household_created on household (created_at, id);

-- Beside the unique keys, so that pages of them go on where the last one ended.
create index profile_username on profile (username_key, household_id);

create index subscription_plan on subscription (plan, state);

drop index browser_session_last_seen;

create index browser_session_last_seen on browser_session (last_seen_at, id);

drop index browser_session_household;

create index browser_session_household on browser_session (household_id, last_seen_at, id);

drop index audit_noted;

create index audit_noted on audit (noted_at, id);

drop index audit_household;

create index audit_household on audit (household_id, noted_at, id);

create index audit_kind on audit (kind, noted_at, id);

drop index ingest_item_added;

create index ingest_item_added on ingest_item (added_at, id);

create index ingest_item_state on ingest_item (state, added_at, id);

create index job_state on job (state, id);
