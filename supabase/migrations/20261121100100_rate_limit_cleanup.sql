-- As before, but a call that forgets visitors of yesterday no longer waits for the rows that other calls
-- hold: two returning visitors who each deleted the other's row waited for each other for ever. A hundred
-- at a time keep up easily, because each row that comes can take a hundred with it.
create or replace function public.take_rate_limit(
  bucket_name text, allowed integer, window_seconds integer
)
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

  if taken = 1 then
    delete from private.rate_limits where bucket = any (array(
      select bucket from private.rate_limits
      where window_start < now() - interval '1 day'
      order by window_start
      limit 100
      for update skip locked
    ));
  end if;
  return taken <= allowed;
end
$$;
