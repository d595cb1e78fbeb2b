-- Answers how long to wait instead of whether: a visitor was always told five minutes, also when the
-- window ended in ten seconds.
drop function public.take_rate_limit(text, integer, integer);

-- One upsert counts and decides: two calls at the same moment cannot both take the last place.
create function public.take_rate_limit(bucket_name text, allowed integer, window_seconds integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  window_length constant interval := make_interval(secs => window_seconds);
  taken integer;
  began timestamptz;
begin
  insert into private.rate_limits as current (bucket, window_start, hits)
  values (bucket_name, now(), 1)
  on conflict (bucket) do update set
    hits = case when current.window_start <= now() - window_length then 1 else current.hits + 1 end,
    window_start =
      case when current.window_start <= now() - window_length then now() else current.window_start end
  returning hits, window_start into taken, began;

  -- A new window is a good moment to forget visitors of yesterday. A hundred at a time keep up easily,
  -- and only those that nobody holds: calls that wait for each other's rows wait for ever.
  if taken = 1 then
    delete from private.rate_limits where bucket = any (array(
      select bucket from private.rate_limits
      where window_start < now() - interval '1 day'
      order by window_start
      limit 100
      for update skip locked
    ));
  end if;

  if taken <= allowed then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from began + window_length - now())))::integer;
end
$$;

comment on function public.take_rate_limit is
  'Counts one call. 0 when it is within the limit of its window, otherwise the seconds until the window ends.';

revoke execute on function public.take_rate_limit from public, anon, authenticated;
grant execute on function public.take_rate_limit to service_role;
