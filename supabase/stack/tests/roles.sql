-- The roles of a hosted project, on a plain PostgreSQL: those of the API, and an owner who is no superuser.
-- They belong to the server, not to a database. Run by a superuser.
do $$
declare
  role record;
begin
  for role in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('supabase_storage_admin', 'nologin noinherit'),
      ('postgres', 'login createrole createdb bypassrls password ''postgres''')
    ) as role (name, options)
  loop
    if not exists (select from pg_roles where rolname = role.name) then
      execute format('create role %I %s', role.name, role.options);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to postgres;
-- As the platform does: from 16 on, `createrole` alone no longer alters a role.
do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    grant anon, authenticated, service_role to postgres with admin option;
  end if;
end
$$;
-- A dump of data switches triggers off while it is restored; supautils allows that, too.
grant set on parameter session_replication_role to postgres;
-- On the platform an extension (supautils) lets the owner create policies on storage.objects.
grant supabase_storage_admin to postgres;
alter role postgres set search_path = "$user", public, extensions;
