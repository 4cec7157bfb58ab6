-- A file's path names its library folder first: "<id of the folder>:<path below it>". Until now there
-- was one folder, LIBRARY_DIR, whose id is "environment".
update ingest_item set path = 'environment:' || path where path is not null;
update film set source_path = 'environment:' || source_path where source_path is not null;
