-- E-mails about an account are jobs of this kind now; queued ones keep their payload.
update job set kind = 'account-email' where kind = 'account-letter';
