-- Two minutes, four, eight… and once a day at last: a file that someone repairs is found again.
create function private.pdf_rest(attempts integer)
returns interval
language sql
immutable
set search_path = ''
as $$
  select least(interval '1 day', interval '1 minute' * power(2, least(attempts, 12)))
$$;

revoke execute on function private.pdf_rest from public, anon, authenticated;

-- A file that ends its call, out of memory or out of time, cannot say so afterwards. Whoever takes it
-- says it beforehand, and whoever reads it to the end takes it back.
create or replace function public.take_pdf_work(batch integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_in_work constant integer := 8;
  -- Enough to say that there is a lot; counting further would cost each of a thousand visitors.
  most_counted constant integer := 1000;
  files jsonb;
  remaining integer;
begin
  -- What nearly every call finds: nothing waits. One indexed read, no lock.
  if not exists (select from private.waiting_pdf_files) then
    return '{"files": [], "remaining": 0}'::jsonb;
  end if;

  -- One call at a time decides; whoever finds another at it leaves the files to that one.
  if pg_try_advisory_xact_lock(hashtext('take_pdf_work')) then
    -- Materialized: chosen once, so that the limit holds whatever plan the update gets.
    with chosen as materialized (
      select waiting.id
      from private.waiting_pdf_files as waiting
      order by waiting.next_try_at, waiting.id
      limit greatest(0, least(
        batch,
        most_in_work - (select count(*) from private.pdf_files where leased_until >= now())
      ))
    ),
    taken as (
      update private.pdf_files as file
      set leased_until = now() + interval '2 minutes',
        attempts = file.attempts + 1,
        next_try_at = now() + private.pdf_rest(file.attempts + 1),
        error = 'The last call did not finish'
      from chosen
      where file.id = chosen.id
      returning file.id, file.url
    )
    select jsonb_agg(jsonb_build_object('id', taken.id, 'url', taken.url) order by taken.id)
    into files from taken;
  end if;

  select count(*) into remaining
  from (select from private.waiting_pdf_files limit most_counted) as counted;
  return jsonb_build_object('files', coalesce(files, '[]'::jsonb), 'remaining', remaining);
end
$$;

create or replace function public.save_pdf_failure(file bigint, reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.pdf_files
  set leased_until = null,
    error = left(reason, 500),
    next_try_at = now() + private.pdf_rest(attempts)
  where id = file
$$;

comment on column private.pdf_files.next_try_at is 'Later each time it is taken, up to a day.';
comment on column private.pdf_files.error is 'Why the last attempt failed, or that it did not finish.';
