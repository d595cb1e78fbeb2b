-- Several limits in one call: a question to the assistant counts for its visitor and for everybody, and
-- asking twice took as long as finding the answer.
create function public.take_rate_limits(limits jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  one jsonb;
  wait integer := 0;
begin
  for one in select value from jsonb_array_elements(limits) loop
    wait := public.take_rate_limit(
      one ->> 'bucket', (one ->> 'allowed')::integer, (one ->> 'seconds')::integer
    );
    -- What the first refuses does not spend the others.
    exit when wait > 0;
  end loop;
  return wait;
end
$$;

comment on function public.take_rate_limits is
  'Counts one call in each bucket until one refuses: 0, or the seconds until its window ends.';

revoke execute on function public.take_rate_limits from public, anon, authenticated;
grant execute on function public.take_rate_limits to service_role;
