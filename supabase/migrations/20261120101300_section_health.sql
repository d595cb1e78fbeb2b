-- How a version of a section does with visitors: counts per day and nothing else. Who releases a
-- candidate compares it with the live version before everyone gets it.
create table private.section_health (
  remote text not null check (remote ~ '^[a-z-]{1,40}$'),
  version text not null check (version ~ '^[0-9A-Za-z.+-]{1,60}$'),
  day date not null default current_date,
  loads bigint not null default 0,
  failures bigint not null default 0,
  primary key (remote, version, day)
);

comment on table private.section_health is
  'Per day and version of a section: how often it was loaded, how often it failed. Nothing of visitors.';

alter table private.section_health enable row level security;
revoke all on private.section_health from public, anon, authenticated;

-- Adds what one page saw. Whoever sends invented versions fills no table: a section has few in a day.
create function public.count_section_health(counts jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  one record;
  counted integer := 0;
begin
  for one in
    select * from jsonb_to_recordset(counts) as item (remote text, version text, loads int, failures int)
  loop
    continue when not exists (
      select from private.section_health as known
      where known.remote = one.remote and known.version = one.version and known.day = current_date
    ) and (
      select count(*) from private.section_health as known
      where known.remote = one.remote and known.day = current_date
    ) >= 20;
    insert into private.section_health as known (remote, version, loads, failures)
    values (one.remote, one.version, one.loads, one.failures)
    on conflict (remote, version, day) do update
      set loads = known.loads + excluded.loads, failures = known.failures + excluded.failures;
    counted := counted + 1;
  end loop;
  delete from private.section_health where day < current_date - 60;
  return counted;
end
$$;

comment on function public.count_section_health is
  'Adds to the day''s counts of versions of sections what one page saw of them; how many it counted.';

revoke execute on function public.count_section_health from public, anon, authenticated;
grant execute on function public.count_section_health to service_role;

create function public.section_health(section text, since date)
returns table (version text, loads bigint, failures bigint)
language sql
stable
security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select known.version, sum(known.loads)::bigint, sum(known.failures)::bigint
  from private.section_health as known
  where known.remote = section and known.day >= since
  group by known.version
$$;

comment on function public.section_health is
  'Per version of a section: how often it was loaded since a day, and how often it failed.';

revoke execute on function public.section_health from public, anon, authenticated;
grant execute on function public.section_health to anon, service_role;
