-- Evenings are called scheduled parties.
alter table evening rename to scheduled_party;
alter table evening_guest rename to scheduled_party_guest;
alter table scheduled_party_guest rename column evening_id to scheduled_party_id;
alter table scheduled_party_guest rename column asked_at to invited_at;
drop index evening_household;
create index scheduled_party_household on scheduled_party (household_id, starts_at);
drop index evening_guest_profile;
create index scheduled_party_guest_profile on scheduled_party_guest (profile_id, invited_at);

-- Jobs that wait, with the name of their payload's id.
update job
set kind = 'remind-scheduled-party', payload = replace(payload, '"eveningId"', '"scheduledPartyId"')
where kind = 'remind-of-evening';
update job
set kind = 'open-scheduled-party', payload = replace(payload, '"eveningId"', '"scheduledPartyId"')
where kind = 'open-evening';

-- Notifications that were read or dismissed.
update notification_mark
set notification_id = 'scheduled-party-' || substr(notification_id, 9)
where notification_id like 'evening-%';
