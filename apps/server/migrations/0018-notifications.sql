-- Notifications follow from what is kept elsewhere; here is what was done with them.
create table notification_mark (
  profile_id text not null references profile (id) on delete cascade,
  notification_id text not null,
  read_at bigint not null,
  dismissed_at bigint,
  primary key (profile_id, notification_id)
);

-- A badge is earned once.
create table badge (
  profile_id text not null references profile (id) on delete cascade,
  badge_id text not null,
  earned_at bigint not null,
  primary key (profile_id, badge_id)
);
