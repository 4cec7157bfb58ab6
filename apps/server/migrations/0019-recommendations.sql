-- What a viewer wants to be recommended no more.
create table recommendation_dismissal (
  viewer_id text not null,
  title_id text not null,
  dismissed_at bigint not null,
  primary key (viewer_id, title_id)
);

-- When a title was last watched to its end; it may have been begun again since. Null where that was
-- never, or before anybody counted.
alter table watch_progress add column finished_at bigint;

-- When the viewer took it off the list of what they are watching. Null while it stands there.
alter table watch_progress add column forgotten_at bigint;
