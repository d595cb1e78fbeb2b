-- The text of the PDFs, page by page, for search and for the assistant. Triggers queue the file of each
-- handout and guide; the function extract-pdf-content processes the queue a few files at a time.

create table private.pdf_files (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  url text not null,
  title text not null,
  is_done boolean not null default false,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  leased_until timestamptz,
  error text,
  extracted_at timestamptz,
  constraint pdf_files_source_is_known check (source in ('handouts', 'clmg_handouts', 'guides')),
  unique (source, source_id)
);

comment on table private.pdf_files is 'Every PDF that the site links to, and the state of its extraction.';
comment on column private.pdf_files.next_try_at is 'Moves further away with each attempt, up to a day.';
comment on column private.pdf_files.leased_until is 'Until then no other call takes the file.';
comment on column private.pdf_files.error is 'Why the last attempt failed, or that it did not finish.';

-- For the two reads that begin every call.
create index pdf_files_pending on private.pdf_files (next_try_at, id) where not is_done;
create index pdf_files_leased on private.pdf_files (leased_until) where leased_until is not null;

create table private.pdf_pages (
  file_id bigint not null references private.pdf_files (id) on delete cascade,
  page integer not null,
  content text not null,
  search tsvector generated always as (private.search_vector(content)) stored,
  primary key (file_id, page)
);

comment on table private.pdf_pages is 'Text of one page, searchable in Italian without accents.';

-- For `unread_pdfs`: the few pages that are pictures.
create index pdf_pages_without_text on private.pdf_pages (file_id) where content = '';
create index pdf_pages_search on private.pdf_pages using gin (search);

-- The assistant ranks and quotes sections: a page may have several, and none of them may be about the rest.
create table private.pdf_sections (
  file_id bigint not null references private.pdf_files (id) on delete cascade,
  section integer not null,
  page integer not null,
  heading text not null,
  content text not null,
  questions text,
  questions_are_reviewed boolean not null default false,
  search tsvector generated always as (
    setweight(private.search_vector(heading), 'B') || private.search_vector(content)
      || setweight(private.any_search_vector(case when questions_are_reviewed then questions end), 'C')
  ) stored,
  primary key (file_id, section)
);

comment on table private.pdf_sections is 'What stands under one heading of a PDF, and the page on which it begins.';

comment on column private.pdf_sections.questions is
  'What it answers, in both languages; `content:expand` writes it. It is searched once somebody has reviewed it.';

create index pdf_sections_search on private.pdf_sections using gin (search);

grant select on private.pdf_files, private.pdf_pages, private.pdf_sections to service_role;

-- Queues the file of a row; the arguments name the columns of its address and title. A changed address is a new file.
-- Only active guides are queued: the assistant must not quote a draft.
create function private.queue_pdf() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  content constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  address constant text := case
    when tg_op <> 'DELETE' and (not content ? 'is_active' or content -> 'is_active' = 'true') then
      content ->> tg_argv[0]
  end;
begin
  delete from private.pdf_files
  where source = tg_table_name and source_id = content ->> 'id' and url is distinct from address;

  insert into private.pdf_files (source, source_id, url, title)
  select tg_table_name, content ->> 'id', address, content ->> tg_argv[1]
  where address is not null
  on conflict (source, source_id) do update set title = excluded.title;
  return null;
end
$$;

create trigger handouts_queue_pdf after insert or update or delete on public.handouts
  for each row execute function private.queue_pdf('file_url', 'filename');
create trigger clmg_handouts_queue_pdf after insert or update or delete on public.clmg_handouts
  for each row execute function private.queue_pdf('url', 'name');
create trigger guides_queue_pdf after insert or update or delete on public.guides
  for each row execute function private.queue_pdf('file_url', 'title');

-- A URL without percent encoding; as it is where the bytes are no text.
create function private.decoded_url(url text)
returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select convert_from(string_agg(
      case when part[1] ~ '^%..' then decode(substr(part[1], 2), 'hex') else convert_to(part[1], 'UTF8') end,
      ''::bytea order by position
    ), 'UTF8')
    from regexp_matches(url, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as piece (part, position)
  );
exception when character_not_in_repertoire or untranslatable_character then
  return url;
end
$$;

-- A file that is uploaded again under its name is extracted again. Hosted projects allow triggers on
-- storage.objects, and no other change there.
create function private.queue_replaced_pdf() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.pdf_files
  set is_done = false, attempts = 0, next_try_at = now(), error = null
  where (is_done or attempts > 0)
    -- A name may contain `?` and `#`, and a URL have a query after it.
    and '/' || new.bucket_id || '/' || new.name in (
      right(private.decoded_url(url), length(new.bucket_id || new.name) + 2),
      right(
        private.decoded_url(substring(url from '^.*?\.[[:alnum:]]+(?=[?#]|$)')),
        length(new.bucket_id || new.name) + 2
      )
    );
  return null;
exception when others then
  -- An error here must not make the upload fail.
  raise warning 'A replaced file was not queued: %', sqlerrm;
  return null;
end
$$;

create trigger queue_uploaded_pdf after insert on storage.objects
  for each row execute function private.queue_replaced_pdf();

-- Storage also updates the row when a file is read, so only a changed ETag means new content.
create trigger queue_replaced_pdf after update on storage.objects
  for each row
  when (old.metadata ->> 'eTag' is distinct from new.metadata ->> 'eTag')
  execute function private.queue_replaced_pdf();

create view private.pending_pdf_files with (security_invoker = true) as
  select id, url, next_try_at, attempts
  from private.pdf_files
  where not is_done and next_try_at <= now() and (leased_until is null or leased_until < now());

-- Exponential backoff from two minutes to a day: a file that is repaired later is still found.
create function private.pdf_retry_delay(attempts integer)
returns interval
language sql
immutable
set search_path = ''
as $$
  select least(interval '1 day', interval '1 minute' * power(2, least(attempts, 12)))
$$;

create function private.leased_pdfs() returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer from private.pdf_files where leased_until >= now()
$$;

-- A call that runs out of memory or time cannot report it. So leasing a file already records a failed
-- attempt, and saving its pages clears it.
create function public.take_pdf_work(batch integer, again_since timestamptz default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_leased constant integer := 8;
  -- Thousands of visitors cause this call, so the count of the rest stops at a limit.
  max_counted constant integer := 1000;
  files jsonb;
  remaining integer;
  free integer;
begin
  if again_since is not null then
    update private.pdf_files set next_try_at = now()
    where not is_done and next_try_at > now() and next_try_at - private.pdf_retry_delay(attempts) < again_since;
  end if;

  -- Nearly every call finds an empty queue: one indexed read, no lock.
  if not exists (select from private.pending_pdf_files) then
    return jsonb_build_object('files', '[]'::jsonb, 'remaining', 0, 'leased', private.leased_pdfs());
  end if;

  -- The lock keeps simultaneous calls from counting the same leases: without it, 64 connections leased 168
  -- files at once instead of 8. A call that does not get the lock takes no file.
  if pg_try_advisory_xact_lock(hashtext('take_pdf_work')) then
    free := greatest(0, max_leased - private.leased_pdfs());
    -- Materialized, so that the limit holds whatever plan the update gets. A file that has failed is taken alone:
    -- when it ends a call again, no other file waits with it.
    with untried as materialized (
      select pending.id
      from private.pending_pdf_files as pending
      where pending.attempts = 0
      order by pending.next_try_at, pending.id
      limit greatest(0, least(batch, free))
    ),
    chosen as materialized (
      select untried.id from untried
      union all
      (
        select pending.id
        from private.pending_pdf_files as pending
        where not exists (select from untried)
        order by pending.next_try_at, pending.id
        limit greatest(0, least(1, batch, free))
      )
    ),
    leased as (
      update private.pdf_files as file
      set leased_until = now() + interval '2 minutes',
        attempts = file.attempts + 1,
        next_try_at = now() + private.pdf_retry_delay(file.attempts + 1),
        error = 'The last call did not finish'
      from chosen
      where file.id = chosen.id
      returning file.id, file.url
    )
    select jsonb_agg(jsonb_build_object('id', leased.id, 'url', leased.url) order by leased.id)
    into files from leased;
  end if;

  select count(*) into remaining
  from (select from private.pending_pdf_files limit max_counted) as counted;
  return jsonb_build_object(
    'files', coalesce(files, '[]'::jsonb), 'remaining', remaining, 'leased', private.leased_pdfs()
  );
end
$$;

comment on function public.take_pdf_work is
  'Leases up to `batch` pending PDFs for two minutes, at most eight in all, and counts the remaining ones, up to 1,000. Those that failed before `again_since` do not wait for their next attempt.';

-- Without `sections` each page is one.
create function public.save_pdf_pages(file bigint, pages text[], sections jsonb default null)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.pdf_pages where file_id = file;
  -- Out of the way of the new ones, which take over the questions of the same text.
  update private.pdf_sections set section = -section where file_id = file;
  insert into private.pdf_pages (file_id, page, content)
  select file, page_number::integer, content
  from unnest(pages) with ordinality as page (content, page_number)
  where exists (select from private.pdf_files where id = file);
  insert into private.pdf_sections (file_id, section, page, heading, content, questions, questions_are_reviewed)
  select file, row_number() over (order by position), page, heading, content, questions,
    coalesce(questions_are_reviewed, false)
  from (
    select position, (value ->> 'page')::integer as page, value ->> 'heading' as heading,
      value ->> 'content' as content
    from jsonb_array_elements(sections) with ordinality as element (value, position)
    union all
    select page_number, page_number::integer, '', content
    from unnest(pages) with ordinality as element (content, page_number)
    where sections is null
  ) as section left join lateral (
    select questions, questions_are_reviewed from private.pdf_sections as before
    where before.file_id = file and before.section < 0 and before.content = section.content
    limit 1
  ) as before on true
  where exists (select from private.pdf_files where id = file);
  delete from private.pdf_sections where file_id = file and section < 0;
  update private.pdf_files
  set is_done = true, leased_until = null, error = null, extracted_at = now()
  where id = file;
$$;

create function public.save_pdf_failure(file bigint, reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.pdf_files
  set leased_until = null,
    error = left(reason, 500),
    next_try_at = now() + private.pdf_retry_delay(attempts)
  where id = file
$$;

create function public.unread_pdfs()
returns table (source text, source_id text, reason text, pages integer, pages_without_text integer)
language sql
stable
security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select file.source, file.source_id, file.error, null::integer, null::integer
  from private.pdf_files as file
  where not file.is_done and file.attempts > 0 and (file.leased_until is null or file.leased_until < now())
  union all
  select file.source, file.source_id, null, count(*)::integer,
    (count(*) filter (where page.content = ''))::integer
  from private.pdf_files as file join private.pdf_pages as page on page.file_id = file.id
  where file.is_done
    and exists (select from private.pdf_pages where file_id = file.id and content = '')
  group by file.id
  having count(*) filter (where page.content = '') * 2 >= count(*)
$$;

comment on function public.unread_pdfs is
  'PDFs whose text no search finds: not read, with the reason, or read with at least half of the pages being pictures.';

create function public.passages_without_questions(at_most integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(passage) order by file, section), '[]')
  from (
    select file_id as file, section, title, heading, left(content, 4000) as text
    from private.pdf_sections join private.pdf_files on id = file_id
    where questions is null
    order by file_id, section
    limit at_most
  ) as passage
$$;

create function public.save_passage_questions(file bigint, passage integer, written text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.pdf_sections set questions = written
  where file_id = file and section = passage and questions is null
$$;

call private.close_schema();
revoke execute on function public.take_pdf_work, public.save_pdf_pages, public.save_pdf_failure,
  public.passages_without_questions, public.save_passage_questions
  from public, anon, authenticated;
grant execute on function public.take_pdf_work, public.save_pdf_pages, public.save_pdf_failure,
  public.passages_without_questions, public.save_passage_questions
  to service_role;

revoke execute on function public.unread_pdfs from public, authenticated;
grant execute on function public.unread_pdfs to anon, service_role;
