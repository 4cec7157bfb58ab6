-- How fast pages were for who visited them: how often a measure fell above `above` (and not above the
-- next edge), by day. Nothing of anybody: neither who, nor which film, nor when but the day.
create table vital_count (
  -- Whole days since the epoch, in UTC.
  day integer not null,
  page text not null,
  metric text not null,
  browser text not null,
  -- Microseconds; of CLS millionths.
  above integer not null,
  reports integer not null,
  primary key (day, page, metric, browser, above)
);
