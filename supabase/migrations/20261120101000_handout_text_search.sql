-- Visitors search inside the handouts. What private.pdf_pages holds is the text of files that anyone may
-- open; still nobody reads the table: this one function answers a few lines about a few words.

-- As private.search_text splits a text, but with the text itself untouched: an excerpt keeps its accents.
create text search configuration private.unaccented_italian (copy = pg_catalog.italian);
alter text search configuration private.unaccented_italian
  alter mapping for word, hword, hword_part with extensions.unaccent, pg_catalog.italian_stem;

-- The handouts in whose text all words of a term stand, best first, each with its best page.
--
-- Only candidates are ranked, as in match_documents: a word that stands on every page would have every page
-- read. All words must match, so what is at all rare has fewer pages than that and is ranked whole.
create function public.search_handout_texts(term text, at_most integer default 10)
returns table (
  source text, id text, name text, subject text, year text, uploaded_at timestamptz, file_url text,
  page integer, excerpt text
)
language sql
stable
security definer
set search_path = ''
-- PostgREST applies it to the whole call; within a call that has begun it would do nothing.
set statement_timeout = '3s'
as $$
  with asked as materialized (
    select plainto_tsquery(
      'pg_catalog.italian',
      -- Longer than anything that somebody looks for; the site itself asks for a hundred characters.
      extensions.unaccent('extensions.unaccent'::regdictionary, left(term, 200))
    ) as query
  ),
  candidates as materialized (
    select pages.file_id, pages.page, ts_rank_cd(pages.search, asked.query, 1) as rank
    from asked cross join lateral (
      select pdf_pages.file_id, pdf_pages.page, pdf_pages.search
      from private.pdf_pages
      where numnode(asked.query) > 0 and pdf_pages.search @@ asked.query
      limit 400
    ) as pages
  ),
  files as (
    -- A file that was replaced is read anew; until then its old pages say nothing.
    select distinct on (candidates.file_id)
      pdf_files.source, pdf_files.source_id, candidates.file_id, candidates.page, candidates.rank
    from candidates join private.pdf_files on pdf_files.id = candidates.file_id and pdf_files.is_done
    order by candidates.file_id, candidates.rank desc, candidates.page
  ),
  current as (
    select files.*, handouts.filename as name, handouts.subject, handouts.year, handouts.uploaded_at,
      handouts.file_url
    from files join public.handouts on handouts.id = files.source_id::uuid
    where files.source = 'handouts'
    union all
    select files.*, clmg_handouts.name, '', clmg_handouts.course_year::text, clmg_handouts.created_at,
      clmg_handouts.url
    from files join public.clmg_handouts on clmg_handouts.id = files.source_id::uuid
    where files.source = 'clmg_handouts'
  ),
  best as materialized (
    select * from current order by rank desc, uploaded_at desc, source_id
    limit least(greatest(coalesce(at_most, 10), 0), 10)
  )
  select best.source, best.source_id, best.name, best.subject, best.year, best.uploaded_at, best.file_url,
    best.page,
    btrim(regexp_replace(
      ts_headline(
        'private.unaccented_italian', pdf_pages.content, asked.query,
        'StartSel="", StopSel="", MaxFragments=1, MinWords=8, MaxWords=20'
      ),
      '\s+', ' ', 'g'
    ))
  from asked cross join best
  join private.pdf_pages on pdf_pages.file_id = best.file_id and pdf_pages.page = best.page
  order by best.rank desc, best.uploaded_at desc, best.source_id
$$;

comment on function public.search_handout_texts is
  'Handouts in whose PDFs all words of a term stand: at most ten, with the page and a line of its text.';

revoke execute on function public.search_handout_texts from public, authenticated;
grant execute on function public.search_handout_texts to anon;
