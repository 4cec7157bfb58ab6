-- The language in which the house speaks to a profile; null follows its device.
alter table profile add column language text;
