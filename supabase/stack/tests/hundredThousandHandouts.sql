-- For the plans of searches and the benchmark of growth: 100,000 handouts and 10,000 pages and sections of text on top of the demonstration data.
-- The PDF queue is skipped: it would extract the same file 100,000 times. The assistant's documents are inserted
-- at the end in one statement, because the trigger takes five times as long.
alter table public.handouts disable trigger handouts_queue_pdf;
alter table public.handouts disable trigger handouts_sync_document;

insert into public.handouts (id, year, subject, filename, file_url, uploaded_at)
select
  md5('scale/' || n)::uuid,
  (array['First Year', 'Second Year', 'Third Year'])[1 + n % 3],
  'Corso ' || (n % 500),
  'Corso ' || (n % 500) || ' - Dispensa ' || n || '.pdf',
  coalesce(current_setting('app.base_url', true), 'http://127.0.0.1:54321')
    || '/storage/v1/object/public/handouts/primo-anno-microeconomia-appunti-completi.pdf',
  date_trunc('day', now()) - interval '1 year' - make_interval(mins => n)
from generate_series(1, 100000) as n;

alter table public.handouts enable trigger handouts_queue_pdf;
alter table public.handouts enable trigger handouts_sync_document;

insert into private.documents
select document.*
from public.handouts as handout cross join lateral private.document_of(handout) as document
on conflict (source, source_id) do nothing;

insert into private.pdf_files (source, source_id, url, title, is_done, extracted_at)
select 'handouts', md5('scale/' || n)::uuid::text, 'http://127.0.0.1/scale', 'Documento ' || n, true, now()
from generate_series(1, 1000) as n;

insert into private.pdf_pages (file_id, page, content)
select id, page,
  'Pagina ' || page || ' di ' || title || '. La domanda dipende dal prezzo, il costo marginale dalla produzione; '
    || 'l''università numero ' || id || ' organizza l''esame di statistica e di diritto privato.'
from private.pdf_files cross join generate_series(1, 10) as page
where url = 'http://127.0.0.1/scale';

insert into private.pdf_sections (file_id, section, page, heading, content)
select file_id, page, page, 'Capitolo ' || page, content
from private.pdf_pages join private.pdf_files on id = file_id
where url = 'http://127.0.0.1/scale';

analyze public.handouts;
analyze private.documents;
analyze private.pdf_pages;
analyze private.pdf_sections;
