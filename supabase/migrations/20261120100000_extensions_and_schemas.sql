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

-- Visitors read a table's rows, or those of a condition, and change none. Row-level security stays on where all rows
-- are public: one `grant all` would otherwise let every visitor write.
create procedure private.publish(published regclass, condition text default 'true')
language plpgsql
set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', published);
  execute format('revoke all on %s from anon, authenticated', published);
  execute format('grant select on %s to anon, authenticated', published);
  execute format('grant all on %s to service_role', published);
  execute format(
    'create policy "Everyone reads these rows" on %s for select to anon, authenticated using (%s)',
    published, condition
  );
  if exists (select from pg_catalog.pg_attribute where attrelid = published and attname = 'id') then
    execute format('comment on column %s.id is %L', published, 'Generated; leave it empty.');
  end if;
end;
$$;

-- Keeps this schema closed: to be called at the end of each migration that adds a table or a function to it.
create procedure private.close_schema()
language plpgsql
set search_path = ''
as $$
declare
  relation text;
begin
  for relation in select format('private.%I', tablename) from pg_catalog.pg_tables where schemaname = 'private' loop
    execute format('alter table %s enable row level security', relation);
  end loop;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke execute on all routines in schema private from public, anon, authenticated;
end;
$$;

call private.close_schema();
