-- Copies the rows of `before` (set_tables_aside.sql) into the tables of the migrations, trimmed and with
-- the spelling that those ask for. A row that they refuse stays behind, with the reason, in
-- before.left_out. docs/hosting.md, "Moving an existing installation".
create table before.left_out (of_table text not null, reason text not null, content jsonb not null);

-- The same row without space around its texts; empty texts and the text NULL are no value.
create function before.trimmed(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, case
    when jsonb_typeof(value) <> 'string' then value
    when trimmed in ('', 'NULL') then 'null'::jsonb
    else to_jsonb(trimmed)
  end), '{}')
  from jsonb_each(content), lateral regexp_replace(value #>> '{}', '^\s+|\s+$', '', 'g') as trimmed
$$;

create function before.as_the_tables_ask(of_table text, content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case of_table
    when 'handouts' then content || jsonb_build_object('year', initcap(content ->> 'year'))
    when 'guides' then content || jsonb_build_object(
      'category', lower(content ->> 'category'),
      -- A guide of which nobody said that it is active was not shown.
      'is_active', coalesce((content ->> 'is_active')::boolean, false)
    )
    when 'events' then content || jsonb_build_object('status', lower(content ->> 'status'))
    when 'representatives' then content || jsonb_build_object(
      'section', regexp_replace(
        upper(regexp_replace(content ->> 'section', '\s+', ' ', 'g')), '^QUALITA''?$', 'QUALITÀ'
      )
    )
    when 'CLMG_destinations_exchange' then content || jsonb_build_object(
      'sel_details', coalesce(content ->> 'sel_details', content ->> 'state')
    )
    else content
  end
$$;

do $$
declare
  target record;
  old jsonb;
  content jsonb;
  columns text;
begin
  for target in
    select tablename as name, to_regclass(format('public.%I', tablename)) as relation
    from pg_tables where schemaname = 'before' and tablename <> 'left_out'
  loop
    for old in execute format('select to_jsonb(row) from before.%I as row', target.name) loop
      begin
        content := before.as_the_tables_ask(target.name, before.trimmed(old));
        -- Numbers that somebody pasted as text may have a decimal comma. What is no number ("n.d.") is unknown.
        select content || coalesce(jsonb_object_agg(attname, case
          when replace(content ->> attname, ',', '.') ~ '^-?\d+(\.\d+)?$' then replace(content ->> attname, ',', '.')
        end), '{}')
        into content
        from pg_attribute where attrelid = target.relation and atttypid = 'numeric'::regtype;
        -- An id that counts is no uuid: the row gets a new one.
        if content ->> 'id' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
          content := content - 'id';
        end if;
        -- A column without a value gets its default.
        select string_agg(quote_ident(attname), ', ') into columns
        from pg_attribute
        where attrelid = target.relation and attnum > 0 and not attisdropped and attidentity <> 'a'
          and content ->> attname is not null;
        execute format(
          'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
          target.name, columns
        ) using content;
      exception when others then
        insert into before.left_out values (target.name, sqlerrm, old);
      end;
    end loop;
  end loop;
  -- The only table whose numbers were kept.
  perform setval(pg_get_serial_sequence('public.dest_exc_msc', 'ID'), greatest(max("ID"), 1))
  from public.dest_exc_msc;
end
$$;
