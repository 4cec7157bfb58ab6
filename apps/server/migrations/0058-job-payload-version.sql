-- The version of a job's payload. Jobs that wait already, and those of nodes that still run the
-- previous release, have version 1.
alter table job add column payload_version integer not null default 1;
