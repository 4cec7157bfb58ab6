-- Where text begins with something, an index finds it only if it is ordered by its bytes, as SQLite
-- orders all text and PostgreSQL what it is told to.

alter table household alter column name_key type text collate "C";

alter table account alter column email_key type text collate "C";

alter table profile alter column username_key type text collate "C";
