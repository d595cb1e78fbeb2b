-- Has the watcher look when versions fail on visitors' devices: docs/deploy.md, "The watcher". Run it once in the
-- SQL editor, after ask_github.sql.
-- The database asks; the workflow decides and has the keys of the registry, which nothing here may know.

-- Fails here without it, rather than every minute.
select 'private.ask_github(text)'::regprocedure;

create extension if not exists pg_cron;

create table if not exists private.health_checks (
  asked_at timestamptz primary key default now(),
  failed bigint not null
);
alter table private.health_checks enable row level security;
revoke all on private.health_checks from public, anon, authenticated;

-- Asks when the number of failed pages has changed since the last time, and three networks saw a version fail.
create or replace function private.request_health_check() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  failed_now bigint := (select coalesce(sum(failed), 0) from private.health_views where day >= current_date - 1);
  failed_then bigint := (select failed from private.health_checks order by asked_at desc limit 1);
begin
  if failed_now = failed_then or not exists (
    select from private.health_failing_networks where day >= current_date - 1 and networks >= 3
  ) then
    return false;
  end if;
  if not private.ask_github('health') then
    return false;
  end if;
  delete from private.health_checks;
  insert into private.health_checks (failed) values (failed_now);
  return true;
end;
$$;

revoke all on function private.request_health_check() from public, anon, authenticated;

select cron.schedule('watch-health', '* * * * *', 'select private.request_health_check()');
