-- pg_trgm indexes a search for part of a word; unaccent lets "mobilita" match "mobilità". They are in
-- `extensions`, as on every hosted project, so that `public` holds only the product's tables.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- The API does not expose this schema: visitors reach it only through functions of `public`.
create schema private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

-- Older projects grant anon everything on new sequences, and `setval` could make the next insert fail.
alter default privileges in schema public revoke all on sequences from anon, authenticated;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.set_updated_at() is 'Sets updated_at to the time of the change.';
