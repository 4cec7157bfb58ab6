-- The name that a parent gave the browser; null for none.
alter table browser_session add column device_name text;
