alter table companion_remote rename column pass_hash to token_hash;
drop index companion_remote_pass;
create unique index companion_remote_token on companion_remote (token_hash);
