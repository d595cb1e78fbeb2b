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

-- What a call may still do, without storing anything: 0, or the seconds until the window ends.
create function private.rate_limit_wait(bucket_name text, allowed integer, window_seconds integer)
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce((
    select greatest(1, ceil(extract(
      epoch from window_start + make_interval(secs => window_seconds) - now()
    )))::integer
    from private.rate_limits
    where bucket = bucket_name and hits >= allowed
      and window_start > now() - make_interval(secs => window_seconds)
  ), 0)
$$;

-- A refused call stores nothing, or 20,000 of them would leave 20,000 rows. A single upsert counts and decides, so
-- two simultaneous calls cannot both pass as the last one allowed.
create function public.take_rate_limit(bucket_name text, allowed integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => window_seconds);
  window_hits integer;
  wait integer := private.rate_limit_wait(bucket_name, allowed, window_seconds);
begin
  if wait > 0 then
    return wait;
  end if;
  insert into private.rate_limits as current (bucket, window_start, hits)
  values (bucket_name, now(), 1)
  on conflict (bucket) do update set
    hits = case when current.window_start <= now() - window_length then 1 else current.hits + 1 end,
    window_start =
      case when current.window_start <= now() - window_length then now() else current.window_start end
  returning hits into window_hits;

  -- Each new window deletes up to a hundred rows whose own is long over, so there are never many more rows than
  -- calls in one window. `skip locked` avoids a deadlock between two calls that delete each other's rows.
  if window_hits = 1 then
    delete from private.rate_limits where bucket = any (array(
      select bucket from private.rate_limits
      where window_start < now() - 2 * window_length
      order by window_start
      limit 100
      for update skip locked
    ));
  end if;

  if window_hits <= allowed then
    return 0;
  end if;
  return greatest(1, private.rate_limit_wait(bucket_name, allowed, window_seconds));
end
$$;

comment on function public.take_rate_limit is
  'Counts one call. 0 when it is within the limit of its window, otherwise the seconds until the window ends.';

-- A question to the assistant counts for its network, its visitor and everybody: one call instead of three halves the
-- time. Each limit has `bucket`, `allowed` and `seconds`. When a limit's count has reached its `busy_from`, the others
-- fall to their `when_busy`: a few networks that ask much are refused long before everybody is.
create function public.take_rate_limits(limits jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  rate_limit record;
  is_busy boolean;
  wait integer;
begin
  select coalesce(bool_or(private.rate_limit_wait(bucket, busy_from, seconds) > 0), false) into is_busy
  from jsonb_to_recordset(limits) as given (bucket text, busy_from integer, seconds integer)
  where busy_from is not null;

  -- No bucket counts a call that any of them refuses.
  select max(private.rate_limit_wait(
    bucket, case when is_busy then least(allowed, when_busy) else allowed end, seconds
  )) into wait
  from jsonb_to_recordset(limits) as given (bucket text, allowed integer, when_busy integer, seconds integer);
  if wait > 0 then
    return wait;
  end if;

  for rate_limit in
    select bucket, allowed, seconds
    from jsonb_to_recordset(limits) as given (bucket text, allowed integer, seconds integer)
  loop
    wait := public.take_rate_limit(rate_limit.bucket, rate_limit.allowed, rate_limit.seconds);
    exit when wait > 0;
  end loop;
  return coalesce(wait, 0);
end
$$;

comment on function public.take_rate_limits is
  'Counts one call in each bucket unless one refuses: 0, or the seconds until its window ends.';

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.take_rate_limit, public.take_rate_limits from public, anon, authenticated;
grant execute on function public.take_rate_limit, public.take_rate_limits to service_role;
