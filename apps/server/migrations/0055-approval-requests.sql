-- A child's requests to its parents are called approval requests everywhere.
alter table ask rename to approval_request;

drop index ask_household;

create index approval_request_household on approval_request (household_id, asked_at);

drop index ask_profile;

create index approval_request_profile on approval_request (profile_id, asked_at);

drop index ask_open;

create unique index approval_request_open on approval_request (profile_id, kind, coalesce(title_id, '')) where status = 'waiting';

update audit
set kind = 'approval-request.answered', details = replace(details, '"ask":', '"request":')
where kind = 'ask.answered';

update notification_mark
set notification_id = 'approval-request-' || substr(notification_id, 5)
where notification_id like 'ask-%';
