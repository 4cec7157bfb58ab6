-- What was said to the assistants and what they answered, as long as the household keeps it.
create table conversation_line (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  assistant text not null,
  -- With what is personal left out.
  message text not null,
  response text not null,
  engine text not null,
  -- What parents should look at: the kind of concern; null for all else.
  concern text,
  said_at bigint not null
);

create index conversation_line_profile on conversation_line (profile_id, said_at);

create index conversation_line_said on conversation_line (said_at);

-- For how many days; null is the usual.
alter table household add column conversation_days integer;
