-- How often somebody did something in a window of time, counted by all nodes together. Whose and what
-- it is stands in the key, hashed.
create table tally (
  tally_key text primary key,
  count bigint not null,
  ends_at bigint not null
);

create index tally_ends on tally (ends_at);
