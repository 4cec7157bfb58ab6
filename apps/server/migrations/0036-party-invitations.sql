-- Whom a household's party asks in.
create table party_invitation (
  party_id text not null references party (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  invited_by text not null references profile (id) on delete cascade,
  invited_at bigint not null,
  primary key (party_id, profile_id)
);

create index party_invitation_profile on party_invitation (profile_id, invited_at);
