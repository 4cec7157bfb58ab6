-- Counts of what a subject used in a window of time: messages, tokens, answers of a model.
drop index tally_ends;

alter table tally rename to usage_counter;

alter table usage_counter rename column tally_key to counter_key;

create index usage_counter_ends on usage_counter (ends_at);
