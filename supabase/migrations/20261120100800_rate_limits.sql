-- Rate limits that all instances of a function share: one row per visitor, one for everybody.
create table private.rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  hits integer not null
);

comment on table private.rate_limits is 'Calls in the current window, by a salted hash of the address. No address is stored.';

create index rate_limits_by_age on private.rate_limits (window_start);

-- Counts one call. A single upsert counts and decides, so two simultaneous calls cannot both pass as the last one
-- allowed. 0, or the seconds until the window ends.
create function private.count_call(bucket_name text, allowed integer, window_seconds integer)
returns integer
language plpgsql
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
  return greatest(1, ceil(extract(epoch from window_began + window_length - now())))::integer;
end
$$;

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
  wait integer;
begin
  -- No bucket counts a call that any of them refuses: 20,000 refused calls left 20,000 rows.
  with given as materialized (
    select allowed, when_busy, hits, hits >= busy_from as is_busy,
      greatest(1, ceil(extract(epoch from window_start + make_interval(secs => seconds) - now())))::integer as rest
    from jsonb_to_recordset(limits)
        as given (bucket text, allowed integer, when_busy integer, busy_from integer, seconds integer)
      join private.rate_limits using (bucket)
    where window_start > now() - make_interval(secs => seconds)
  )
  select max(rest) into wait
  from given cross join (select coalesce(bool_or(is_busy), false) as is_busy from given) as everybody
  where hits >= case when everybody.is_busy then least(allowed, when_busy) else allowed end;
  if wait > 0 then
    return wait;
  end if;

  for rate_limit in
    select bucket, allowed, seconds
    from jsonb_to_recordset(limits) as given (bucket text, allowed integer, seconds integer)
  loop
    wait := private.count_call(rate_limit.bucket, rate_limit.allowed, rate_limit.seconds);
    exit when wait > 0;
  end loop;
  return coalesce(wait, 0);
end
$$;

comment on function public.take_rate_limits is
  'Counts one call in each bucket unless one refuses: 0, or the seconds until its window ends.';

call private.close_schema();
revoke execute on function public.take_rate_limits from public, anon, authenticated;
grant execute on function public.take_rate_limits to service_role;
