-- Has the pages rendered into files again when content changes: docs/deploy.md, "On a host that only serves
-- files". Run it in the SQL editor, after ask_github.sql, and again when there is a new table.

-- Fails here without it, rather than at the next edit.
select 'private.ask_github(text)'::regprocedure;

-- Security definer, because those who edit content may not read the vault.
create or replace function private.request_rendering() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.ask_github('content');
  return null;
end;
$$;

revoke all on function private.request_rendering() from public, anon, authenticated;

-- Every table that visitors read. One request for each statement: an import of a hundred rows is one.
do $$
declare
  content text;
begin
  for content in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege('anon', oid, 'select')
  loop
    execute format(
      'create or replace trigger request_rendering
        after insert or update or delete on public.%I
        for each statement execute function private.request_rendering()',
      content
    );
  end loop;
end;
$$;
