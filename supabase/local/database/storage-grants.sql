-- As on a hosted project: the roles have grants on objects, and row-level security decides.
grant usage on schema storage to anon, authenticated, service_role;
grant select on storage.buckets to anon, authenticated;
grant all on storage.objects to anon, authenticated;
grant all on storage.buckets, storage.objects to service_role;
