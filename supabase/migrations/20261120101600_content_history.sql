-- What was there before each change of a content table, for a year: an editor who deletes fifty rows by mistake gets
-- them back with one command.
create table private.content_history (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  who text not null,
  table_name text not null,
  action text not null,
  row_count integer not null,
  rows_before jsonb
);

comment on table private.content_history is 'Each statement that changed content; rows that it added were not there before.';

create index content_history_by_time on private.content_history (changed_at);

create function private.keep_content_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed_count integer;
  rows_before jsonb;
begin
  select count(*) into changed_count from changed;
  if changed_count = 0 then
    return null;
  end if;
  -- Rows that were added were not there before.
  if tg_op <> 'INSERT' then
    select jsonb_agg(to_jsonb(changed)) into rows_before from changed;
  end if;
  delete from private.content_history where changed_at < now() - interval '1 year';
  insert into private.content_history (who, table_name, action, row_count, rows_before)
  values (
    coalesce(
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email',
      nullif(current_setting('role', true), 'none'),
      session_user
    ),
    tg_table_name,
    lower(tg_op),
    changed_count,
    rows_before
  );
  return null;
end
$$;

-- Studio empties a table with `truncate`, of which the triggers that keep the index of the assistant and the queue of
-- PDFs know nothing.
create function private.delete_before_truncate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('delete from %s', tg_relid::regclass);
  return null;
end
$$;

create procedure private.keep_history_of(content regclass)
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger history_of_inserts after insert on %s referencing new table as changed
       for each statement execute function private.keep_content_history()', content);
  execute format(
    'create trigger history_of_updates after update on %s referencing old table as changed
       for each statement execute function private.keep_content_history()', content);
  execute format(
    'create trigger history_of_deletes after delete on %s referencing old table as changed
       for each statement execute function private.keep_content_history()', content);
  execute format(
    'create trigger delete_before_truncate before truncate on %s
       for each statement execute function private.delete_before_truncate()', content);
end
$$;

do $$
declare
  content regclass;
begin
  for content in select oid from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    call private.keep_history_of(content);
  end loop;
end
$$;

create function public.content_changes(at_most integer default 50)
returns table (
  id bigint, changed_at timestamptz, who text, table_name text, action text, row_count integer, first_row jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select id, changed_at, who, table_name, action, row_count, rows_before -> 0
  from private.content_history
  order by id desc
  limit at_most
$$;

-- Puts rows back as they were before a change that deleted or changed them, whatever was changed later.
create function public.restore_content(change bigint)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept private.content_history;
  content regclass;
  key text;
  columns text;
  assignments text;
  restored integer;
begin
  select * into kept from private.content_history where id = change;
  if kept.rows_before is null then
    return null;
  end if;
  content := format('public.%I', kept.table_name)::regclass;
  select quote_ident(attribute.attname) into key
  from pg_catalog.pg_index as index
  join pg_catalog.pg_attribute as attribute on attribute.attrelid = index.indrelid and attribute.attnum = index.indkey[0]
  where index.indrelid = content and index.indisprimary;
  select string_agg(quote_ident(attname), ', ' order by attnum),
    string_agg(format('%I = excluded.%I', attname, attname), ', ' order by attnum)
      filter (where quote_ident(attname) <> key)
  into columns, assignments
  from pg_catalog.pg_attribute
  where attrelid = content and attnum > 0 and not attisdropped and attgenerated = '';
  execute format(
    'insert into %s (%s) overriding system value
     select %s from jsonb_populate_recordset(null::%s, $1)
     on conflict (%s) do update set %s',
    content, columns, columns, content, key, assignments
  ) using kept.rows_before;
  get diagnostics restored = row_count;
  return restored;
end
$$;

comment on function public.restore_content is
  'Puts rows back as they were before a change of `content_changes`; null where it only added rows. It is a change, too.';

call private.close_schema();
revoke execute on function public.content_changes, public.restore_content from public, anon, authenticated;
grant execute on function public.content_changes, public.restore_content to service_role;
