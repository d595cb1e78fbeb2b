-- Waiting: not read yet, not resting after a failure, and in nobody's hands.
create view private.waiting_pdf_files with (security_invoker = true) as
  select id, url, next_try_at
  from private.pdf_files
  where not is_done and next_try_at <= now() and (leased_until is null or leased_until < now());

revoke all on private.waiting_pdf_files from public, anon, authenticated;

-- One question of extract-pdf-content: which files does this call take, and how many wait besides?
-- The function it replaces counted the files in work and then took some, and calls at the same moment
-- counted alike: with 64 connections 168 files were in work at once instead of 8.
create function public.take_pdf_work(batch integer)
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
    with taken as (
      update private.pdf_files as file
      set leased_until = now() + interval '2 minutes', attempts = file.attempts + 1
      where file.id in (
        select waiting.id
        from private.waiting_pdf_files as waiting
        order by waiting.next_try_at, waiting.id
        limit greatest(0, least(
          batch,
          most_in_work - (select count(*) from private.pdf_files where leased_until >= now())
        ))
      )
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

comment on function public.take_pdf_work is
  'Leases up to `batch` waiting PDFs for two minutes, at most eight in all, and counts those that still wait, up to 1,000.';

revoke execute on function public.take_pdf_work from public, anon, authenticated;
grant execute on function public.take_pdf_work to service_role;

drop function public.claim_pdf_files, public.count_waiting_pdf_files;
