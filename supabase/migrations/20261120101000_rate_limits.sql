-- Limits that hold across all instances of a function: one row per visitor and one for everybody.
-- The schema is not exposed; functions reach it through `take_rate_limit` alone.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

create table private.rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  hits integer not null
);

comment on table private.rate_limits is 'Calls in the current window, by a salted hash of the address. No address is stored.';

alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated;

create index rate_limits_by_age on private.rate_limits (window_start);

-- One upsert counts and decides: two calls at the same moment cannot both take the last place.
create function public.take_rate_limit(bucket_name text, allowed integer, window_seconds integer)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken integer;
begin
  insert into private.rate_limits as current (bucket, window_start, hits)
  values (bucket_name, now(), 1)
  on conflict (bucket) do update set
    hits = case
      when current.window_start <= now() - make_interval(secs => window_seconds) then 1
      else current.hits + 1
    end,
    window_start = case
      when current.window_start <= now() - make_interval(secs => window_seconds) then now()
      else current.window_start
    end
  returning hits into taken;

  -- A new window is a good moment to forget visitors of yesterday.
  if taken = 1 then
    delete from private.rate_limits where window_start < now() - interval '1 day';
  end if;
  return taken <= allowed;
end
$$;

comment on function public.take_rate_limit is 'Counts one call and says whether it is within the limit of its window.';

revoke execute on function public.take_rate_limit from public, anon, authenticated;
grant execute on function public.take_rate_limit to service_role;
