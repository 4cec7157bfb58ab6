-- How a household pays. What it has of it stands in `subscription`.
create table billing_account (
  household_id text primary key references household (id) on delete cascade,
  gateway text not null check (gateway in ('sandbox', 'stripe')),
  -- The gateway's own names for the customer, the subscription and a checkout that is open there.
  customer_ref text unique,
  subscription_ref text,
  checkout_ref text,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  credit_cents bigint not null,
  -- The day that months are counted from.
  anchor_at bigint,
  -- When something falls due that the house itself must do: a renewal, another try, the end.
  due_at bigint,
  -- How new the word is that the gateway sent last: older words change nothing.
  heard_at bigint not null,
  heard_rank text not null
);

create index billing_account_due on billing_account (due_at);

create table invoice (
  id text primary key,
  household_id text not null references household (id) on delete cascade,
  -- The gateway's own name for it.
  gateway_ref text unique,
  number text not null,
  state text not null check (state in ('paid', 'open', 'void')),
  issued_at bigint not null,
  lines text not null,
  total_cents bigint not null,
  card_brand text,
  card_last4 text
);

create index invoice_household on invoice (household_id, issued_at);

-- Each call that may move money, by the key that the browser made for it: a second one with the
-- same key gets the first one's answer.
create table billing_call (
  household_id text not null references household (id) on delete cascade,
  call_key text not null,
  operation text not null,
  begun_at bigint not null,
  -- Null while it is under way.
  answer text,
  primary key (household_id, call_key)
);

-- One at a time for each household.
create unique index billing_call_under_way on billing_call (household_id) where answer is null;

create table payment_event (
  id text primary key,
  kind text not null,
  created_at bigint not null,
  received_at bigint not null
);
