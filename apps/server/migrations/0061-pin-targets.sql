-- Wrong PINs are counted by target: a profile, or the grown-ups of a household.
alter table pin_guess rename column door to target_id;
