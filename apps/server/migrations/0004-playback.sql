-- How far a viewer has come in a title. The browser says when; the latest word stands.
create table watch_progress (
  viewer_id text not null,
  title_id text not null,
  position_seconds double precision not null,
  updated_at bigint not null,
  primary key (viewer_id, title_id)
);

create index watch_progress_recent on watch_progress (viewer_id, updated_at);
