-- The people who can join without an invitation: family (the household) or friends (friend households too).
alter table race add column audience text not null default 'family';
-- The party that plays this race; only its participants can join. Null otherwise.
alter table race add column party_id text references party (id) on delete cascade;
create index race_party on race (party_id);

-- When the racer left the race after its start; null for everyone else.
alter table race_member add column left_at bigint;

create table race_invitation (
  race_id text not null references race (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  invited_by text not null references profile (id) on delete cascade,
  invited_at bigint not null,
  primary key (race_id, profile_id)
);
create index race_invitation_profile on race_invitation (profile_id);
