-- A line of a party's chat is a message with a content, which is sent; text is called text.
alter table party_line rename to party_message;
alter table party_message rename column said to content;
alter table party_message rename column said_at to sent_at;
drop index party_line_said;
create index party_message_sent on party_message (party_id, sent_at);
update party_message
set content = replace(content, '"kind":"text","words":', '"kind":"text","text":');
update party_poll
set options = replace(options, '"kind":"words","words":', '"kind":"text","text":');

-- A friend request is requested, not asked.
update audit set kind = 'friends.requested' where kind = 'friends.asked';
