-- Settings of the installation that were changed at run time. A variable of the environment wins
-- over its row, and a setting without a row has its default.
create table setting (
  name text primary key,
  -- JSON in the shape of the setting's schema; a secret's is sealed first.
  value text not null,
  changed_at bigint not null
);
