-- As on a hosted project: storage's tables and functions belong to a role of their own.
do $$
declare
  name text;
begin
  for name in
    select format('table %s', oid::regclass) from pg_class
    where relnamespace = 'storage'::regnamespace and relkind = 'r'
    union all
    select format('function %s', oid::regprocedure) from pg_proc
    where pronamespace = 'storage'::regnamespace
  loop
    execute format('alter %s owner to supabase_storage_admin', name);
  end loop;
end
$$;

grant all on storage.buckets, storage.objects to postgres;
