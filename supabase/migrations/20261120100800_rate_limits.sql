-- Rate limits that hold across all instances of a function: one row per visitor, one for everybody.
create table private.rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  hits integer not null
);

comment on table private.rate_limits is 'Calls in the current window, by a salted hash of the address. No address is stored.';

alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated;

create index rate_limits_by_age on private.rate_limits (window_start);

-- A single upsert counts and decides, so two simultaneous calls cannot both pass as the last one allowed.
create function public.take_rate_limit(bucket_name text, allowed integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => window_seconds);
  window_hits integer;
  window_began timestamptz;
begin
  insert into private.rate_limits as current (bucket, window_start, hits)
  values (bucket_name, now(), 1)
  on conflict (bucket) do update set
    hits = case when current.window_start <= now() - window_length then 1 else current.hits + 1 end,
    window_start =
      case when current.window_start <= now() - window_length then now() else current.window_start end
  returning hits, window_start into window_hits, window_began;

  -- Each new window deletes up to a hundred rows older than a day. `skip locked` avoids a deadlock between
  -- two calls that delete each other's rows.
  if window_hits = 1 then
    delete from private.rate_limits where bucket = any (array(
      select bucket from private.rate_limits
      where window_start < now() - interval '1 day'
      order by window_start
      limit 100
      for update skip locked
    ));
  end if;

  if window_hits <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from window_began + window_length - now())))::integer;
end
$$;

comment on function public.take_rate_limit is
  'Counts one call. 0 when it is within the limit of its window, otherwise the seconds until the window ends.';

-- A question to the assistant counts for its visitor and for everybody: one call instead of two halves
-- the time.
create function public.take_rate_limits(limits jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  rate_limit jsonb;
  wait integer := 0;
begin
  for rate_limit in select value from jsonb_array_elements(limits) loop
    wait := public.take_rate_limit(
      rate_limit ->> 'bucket', (rate_limit ->> 'allowed')::integer, (rate_limit ->> 'seconds')::integer
    );
    -- A call that one limit refuses does not count for the next ones.
    exit when wait > 0;
  end loop;
  return wait;
end
$$;

comment on function public.take_rate_limits is
  'Counts one call in each bucket until one refuses: 0, or the seconds until its window ends.';

revoke execute on function public.take_rate_limit, public.take_rate_limits from public, anon, authenticated;
grant execute on function public.take_rate_limit, public.take_rate_limits to service_role;
