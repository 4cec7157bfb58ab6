-- The page of downloads moved from /kept to /downloads.
update vital_count set page = '/downloads' where page = '/kept';
