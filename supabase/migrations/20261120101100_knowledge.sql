-- The text of the PDFs, page by page, for the assistant. Rows of handouts and guides queue their file by
-- themselves; the function extract-pdf-content empties the queue a little at a time.

-- unaccent may be reconfigured and so is not immutable; with its dictionary named it is, in effect.
create function private.search_text(content text)
returns tsvector
language sql
immutable
parallel safe
set search_path = ''
as $$
  select to_tsvector(
    'pg_catalog.italian',
    extensions.unaccent('extensions.unaccent'::regdictionary, coalesce(content, ''))
  )
$$;

create table private.pdf_files (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  url text not null,
  title text not null,
  tag text,
  is_done boolean not null default false,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  leased_until timestamptz,
  error text,
  extracted_at timestamptz,
  constraint pdf_files_source_is_known check (source in ('handouts', 'clmg_handouts', 'guides')),
  unique (source, source_id)
);

comment on table private.pdf_files is 'Every PDF that the site links to, and how far its extraction is.';
comment on column private.pdf_files.next_try_at is 'After a failure: later each time, up to a day.';
comment on column private.pdf_files.leased_until is 'While a call works on it, nobody else does.';
comment on column private.pdf_files.error is 'Why the last attempt failed.';

-- What a call asks first, and what nearly every call finds empty.
create index pdf_files_waiting on private.pdf_files (next_try_at, id) where not is_done;
create index pdf_files_leased on private.pdf_files (leased_until) where leased_until is not null;

create table private.pdf_pages (
  file_id bigint not null references private.pdf_files (id) on delete cascade,
  page integer not null,
  content text not null,
  search tsvector generated always as (private.search_text(content)) stored,
  primary key (file_id, page)
);

comment on table private.pdf_pages is 'Text of one page, searchable in Italian without accents.';

create index pdf_pages_search on private.pdf_pages using gin (search);

alter table private.pdf_files enable row level security;
alter table private.pdf_pages enable row level security;
revoke all on private.pdf_files, private.pdf_pages from public, anon, authenticated;
grant select on private.pdf_files, private.pdf_pages to service_role;

-- Keeps the queue in step with one source row; a changed address is a new file.
create function private.queue_pdf(
  in_source text, in_source_id text, in_url text, in_title text, in_tag text
)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.pdf_files
  where source = in_source and source_id = in_source_id and url is distinct from in_url;

  insert into private.pdf_files (source, source_id, url, title, tag)
  select in_source, in_source_id, in_url, in_title, in_tag
  where in_url is not null
  on conflict (source, source_id) do update set title = excluded.title, tag = excluded.tag;
$$;

create function private.queue_handout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.queue_pdf('handouts', old.id::text, null, null, null);
  else
    perform private.queue_pdf('handouts', new.id::text, new.file_url, new.filename, new.year);
  end if;
  return null;
end
$$;

create function private.queue_clmg_handout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.queue_pdf('clmg_handouts', old.id::text, null, null, null);
  else
    perform private.queue_pdf('clmg_handouts', new.id::text, new.url, new.name, 'CLMG');
  end if;
  return null;
end
$$;

-- A draft must not speak through the assistant: only active guides are queued.
create function private.queue_guide() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.queue_pdf('guides', old.id::text, null, null, null);
  else
    perform private.queue_pdf(
      'guides', new.id::text, case when new.is_active then new.file_url end, new.title, new.category
    );
  end if;
  return null;
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;

create trigger handouts_queue_pdf after insert or update or delete on public.handouts
  for each row execute function private.queue_handout();
create trigger clmg_handouts_queue_pdf after insert or update or delete on public.clmg_handouts
  for each row execute function private.queue_clmg_handout();
create trigger guides_queue_pdf after insert or update or delete on public.guides
  for each row execute function private.queue_guide();

-- Takes up to `batch` files for two minutes. At most eight are in work at once, however many ask.
create function public.claim_pdf_files(batch integer)
returns table (id bigint, url text)
language sql
security definer
set search_path = ''
as $$
  update private.pdf_files as file
  set leased_until = now() + interval '2 minutes', attempts = file.attempts + 1
  where file.id in (
    select waiting.id
    from private.pdf_files as waiting
    where not waiting.is_done
      and waiting.next_try_at <= now()
      and (waiting.leased_until is null or waiting.leased_until < now())
    order by waiting.next_try_at, waiting.id
    limit least(
      batch,
      8 - (select count(*)::integer from private.pdf_files where leased_until >= now())
    )
    for update skip locked
  )
  returning file.id, file.url
$$;

create function public.save_pdf_pages(file bigint, pages text[])
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.pdf_pages where file_id = file;
  insert into private.pdf_pages (file_id, page, content)
  select file, place::integer, content
  from unnest(pages) with ordinality as page (content, place)
  where exists (select from private.pdf_files where id = file);
  update private.pdf_files
  set is_done = true, leased_until = null, error = null, extracted_at = now()
  where id = file;
$$;

-- Two minutes, four, eight… and once a day at last: a file that someone repairs is found again.
create function public.save_pdf_failure(file bigint, reason text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.pdf_files
  set leased_until = null,
    error = left(reason, 500),
    next_try_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(attempts, 12)))
  where id = file
$$;

-- How many files could be worked on now; those that wait after a failure are not counted.
create function public.count_waiting_pdf_files()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer from private.pdf_files
  where not is_done and next_try_at <= now() and (leased_until is null or leased_until < now())
$$;

revoke execute on function public.claim_pdf_files, public.save_pdf_pages, public.save_pdf_failure,
  public.count_waiting_pdf_files from public, anon, authenticated;
grant execute on function public.claim_pdf_files, public.save_pdf_pages, public.save_pdf_failure,
  public.count_waiting_pdf_files to service_role;
