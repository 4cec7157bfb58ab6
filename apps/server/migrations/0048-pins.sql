-- Wrong PINs of a household since a right one, by what they were guesses at and where they were typed.
create table pin_guess (
  household_id text not null references household (id) on delete cascade,
  -- 'grown-ups' for any grown-up's PIN, or the id of the child's or teen's profile that has the PIN.
  subject text not null,
  -- The id of the profile that was to be opened, or 'household' for what is no profile.
  door text not null,
  failures integer not null,
  failed_at bigint not null,
  primary key (household_id, subject, door)
);

-- 1 from when a child or teen takes the browser until a grown-up signs in or opens their own profile.
alter table browser_session add column child_used_last integer not null default 0;
