-- Someone at home was named as the cause of harm: until when what this profile and the assistants say
-- is not written down at all, so that nobody at home can read it. No words are stored here.
create table private_talk (
  profile_id text primary key references profile (id) on delete cascade,
  until_at bigint not null
);
