-- The column of places is named after its call (`SLOTS 2024/25`), so a new call is a new column. The site and the
-- assistant read that of the newest call, and no code names a year.
create function private.slots_of(destination jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select value from jsonb_each_text(destination)
  where key ~ '^SLOTS \d{4}/\d{2}$'
  order by key desc
  limit 1
$$;

create or replace function private.sync_destination() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  destination jsonb;
begin
  if tg_op <> 'INSERT' then
    delete from private.destinations
    where source = tg_table_name and source_id = coalesce(to_jsonb(old) ->> 'id', to_jsonb(old) ->> 'ID');
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  destination := to_jsonb(new);
  insert into private.destinations
  select tg_table_name, coalesce(destination ->> 'id', destination ->> 'ID'), tg_argv[0], btrim(name),
    coalesce(destination ->> 'country', destination ->> 'continent', destination ->> 'Continent'),
    coalesce(destination ->> 'lowest', destination ->> 'min_score', destination ->> 'Lowest Score'),
    coalesce(destination ->> 'highest', destination ->> 'max_score', destination ->> 'Highest Score'),
    private.slots_of(destination),
    destination ->> 'ADDITIONAL LANGUAGE REQUIREMENT',
    destination ->> 'ADDITIONAL ACADEMIC REQUIREMENTS',
    coalesce(destination ->> 'NOTES', destination ->> 'sel_details', destination ->> 'state')
  from (select
    coalesce(destination ->> 'uni', destination ->> 'uni_name', destination ->> 'University') as name
  ) as named
  where btrim(name) <> '';
  return null;
end
$$;

-- `content:import` calls it for a sheet with a column that the table lacks. The greatest call hides the others and
-- only the owner drops a column, so one that is mistyped is refused.
create function public.start_exchange_call(call text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor('calculators');
  if call !~ '^\d{4}/\d{2}$' then
    raise exception 'A call is written 2027/28, not %', call;
  elsif (left(call, 4)::integer + 1) % 100 <> right(call, 2)::integer
    or abs(left(call, 4)::integer - extract(year from now())) > 1
  then
    raise exception 'No call of these years has the name %', call;
  end if;
  execute format('alter table public.dest_exc_msc add column if not exists %I text', 'SLOTS ' || call);
  execute format('comment on column public.dest_exc_msc.%I is %L', 'SLOTS ' || call, 'Places, as written in the call.');
  -- So that the assistant says no places of the call before.
  update public.dest_exc_msc set "University" = "University";
  notify pgrst, 'reload schema';
end
$$;

comment on function public.start_exchange_call is 'Adds the column of places of a call: start_exchange_call(''2027/28'').';

-- When each table last changed, as far back as the history goes: `content:check` says what is still last year's.
create function public.content_ages() returns table (table_name text, changed_at timestamptz)
language sql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select table_name, max(changed_at) from private.content_history group by table_name
$$;

comment on function public.content_ages is 'When each table was last changed; a table that was not for a year is missing.';

call private.close_schema();
revoke execute on function public.start_exchange_call from public, anon, authenticated;
grant execute on function public.start_exchange_call to authenticated, service_role;
revoke execute on function public.content_ages from public;
grant execute on function public.content_ages to anon, authenticated, service_role;
