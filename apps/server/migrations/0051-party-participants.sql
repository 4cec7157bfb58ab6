-- A friend request is requested, not asked; guests have permissions.
alter table party rename column guests_may to guest_permissions;
alter table friend_request rename column asked_at to requested_at;
alter table friendship rename column has_asked to is_requester;
