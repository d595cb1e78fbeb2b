-- What a hosted project has before its first migration, on a plain PostgreSQL: the request roles, an owner
-- that is no superuser, the schemas `extensions` and `storage`, and, as in older projects, default
-- privileges that give anon everything. Run by a superuser; `getStorageSchemaSql` creates storage's tables.
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
      ('project_owner', 'login createrole createdb bypassrls password ''project_owner''')
    ) as role (name, options)
  loop
    if not exists (select from pg_roles where rolname = role.name) then
      execute format('create role %I %s', role.name, role.options);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to project_owner;
-- On the platform an extension (supautils) lets the owner create policies on storage.objects.
grant supabase_storage_admin to project_owner;
alter role project_owner set search_path = "$user", public, extensions;

grant create on schema public to project_owner;
grant usage on schema public to anon, authenticated, service_role;
create schema if not exists extensions authorization project_owner;
create schema if not exists storage authorization supabase_storage_admin;
grant usage on schema storage to project_owner;

-- `supabase db lint` needs it; only a superuser may install it.
create extension if not exists plpgsql_check with schema extensions;

alter default privileges for role project_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role project_owner in schema public
  grant all on functions to anon, authenticated, service_role;
