-- What a database of a hosted project has before its first migration: the schemas `extensions` and
-- `storage`, and, as in older projects, default privileges that give anon everything. Run by a superuser,
-- after roles.sql; `getStorageSchemaSql` creates storage's tables.
grant create on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
create schema if not exists extensions authorization postgres;
create schema if not exists storage authorization supabase_storage_admin;
grant usage on schema storage to postgres;

-- `supabase db lint` needs it; only a superuser may install it. npm's PostgreSQL lacks it.
do $$
begin
  if exists (select from pg_available_extensions where name = 'plpgsql_check') then
    create extension if not exists plpgsql_check with schema extensions;
  end if;
end
$$;

alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
