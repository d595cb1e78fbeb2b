-- Before a backup is restored: the migrations have filled some tables, whose rows the backup has too.
-- docs/hosting.md, "Backups".
do $$
declare
  tables text;
begin
  select string_agg(oid::regclass::text, ', ') into tables from pg_class
  where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace);
  execute 'truncate ' || tables || ' restart identity cascade';
end
$$;
