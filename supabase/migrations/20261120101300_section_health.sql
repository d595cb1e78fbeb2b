-- Loads and failures of each version of a section, per day. A release compares its canary with the live
-- version before everyone gets it.
create table private.section_health (
  remote text not null check (remote ~ '^[a-z-]{1,40}$'),
  version text not null check (version ~ '^[0-9A-Za-z.+-]{1,60}$'),
  day date not null default current_date,
  loads bigint not null default 0,
  failures bigint not null default 0,
  primary key (remote, version, day)
);

comment on table private.section_health is
  'Per day and version of a section: how often it was loaded and how often it failed. No visitor data.';

alter table private.section_health enable row level security;
revoke all on private.section_health from public, anon, authenticated;

-- At most twenty versions of a section and four hundred in all are counted a day, so invented names and
-- versions cannot fill the table. A new one takes the place of the one that was counted least: a version that
-- visitors really load cannot be kept out by inventing others first.
create function public.count_section_health(counts jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  item record;
  counted integer := 0;
  versions_of_section constant integer := 20;
  versions_in_all constant integer := 400;
begin
  for item in
    select * from jsonb_to_recordset(counts) as item (remote text, version text, loads int, failures int)
  loop
    if not exists (
      select from private.section_health as stored
      where stored.remote = item.remote and stored.version = item.version and stored.day = current_date
    ) then
      delete from private.section_health as stored
      where stored.ctid in (
        (
          select least_counted.ctid from private.section_health as least_counted
          where least_counted.remote = item.remote and least_counted.day = current_date
          order by least_counted.loads + least_counted.failures desc offset versions_of_section - 1
        )
        union all
        (
          select least_counted.ctid from private.section_health as least_counted
          where least_counted.day = current_date
          order by least_counted.loads + least_counted.failures desc offset versions_in_all - 1
        )
      );
    end if;
    insert into private.section_health as stored (remote, version, loads, failures)
    values (item.remote, item.version, item.loads, item.failures)
    on conflict (remote, version, day) do update
      set loads = stored.loads + excluded.loads, failures = stored.failures + excluded.failures;
    counted := counted + 1;
  end loop;
  delete from private.section_health where day < current_date - 60;
  return counted;
end
$$;

comment on function public.count_section_health is
  'Adds what one page saw to the day''s counts; returns how many versions were counted.';

create function public.section_health(section text, since date)
returns table (version text, loads bigint, failures bigint)
language sql
stable
security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select stored.version, sum(stored.loads)::bigint, sum(stored.failures)::bigint
  from private.section_health as stored
  where stored.remote = section and stored.day >= since
  group by stored.version
$$;

comment on function public.section_health is
  'Per version of a section: how often it was loaded since a day, and how often it failed.';

revoke execute on function public.count_section_health, public.section_health
  from public, anon, authenticated;
grant execute on function public.count_section_health to service_role;
grant execute on function public.section_health to anon, service_role;
