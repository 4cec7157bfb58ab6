-- The category of the safety alert that a message raised; null for most messages.
alter table conversation_line rename column concern to safety_alert;
