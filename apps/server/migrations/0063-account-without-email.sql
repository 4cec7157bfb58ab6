-- An account needs no e-mail address. Without one, `email` is null and `email_key` is the account's id.
-- SQLite can't drop a column's NOT NULL, so the column is replaced.
alter table account add column address text;

update account set address = email;

alter table account drop column email;

alter table account rename column address to email;

-- Whether the owner administers the server.
alter table account add column is_operator integer not null default 0;

-- `anchor_at` and `subscription_ref` say how a household pays; without payments there is no gateway.
alter table billing_account drop column gateway;
