-- Visitors search inside the handouts. They cannot read private.pdf_pages; this function returns at most
-- ten excerpts of files that are public anyway.

-- Ids are compared as text, because some installations count instead of using a uuid.
create index handouts_id_text on public.handouts ((id::text));
create index clmg_handouts_id_text on public.clmg_handouts ((id::text));

-- Handouts whose text contains all words of a term, best first, each with its best page.
--
-- At most 10,000 pages are ranked, those of the files that were queued last: 0.4 s on the embedded PostgreSQL. Every
-- word must match, so only terms whose words are all common have more pages.
create function public.search_handout_texts(term text, at_most integer default 10)
returns table (
  source text, id text, name text, subject text, year text, uploaded_at timestamptz, file_url text,
  page integer, excerpt text
)
language sql
stable
security definer
set search_path = ''
-- PostgREST applies this to the whole call; `set local` inside the function would have no effect.
set statement_timeout = '3s'
-- Compiling a generic plan takes longer than running it.
set jit = off
as $$
  with search as materialized (
    -- The site sends at most a hundred characters.
    select plainto_tsquery('private.italian', left(term, 200)) as query
  ),
  candidates as materialized (
    select pages.file_id, pages.page, ts_rank_cd(pages.search, search.query, 1) as rank
    from search cross join lateral (
      select pdf_pages.file_id, pdf_pages.page, pdf_pages.search
      from private.pdf_pages
      where numnode(search.query) > 0 and pdf_pages.search @@ search.query
      order by pdf_pages.file_id desc
      limit 10000
    ) as pages
  ),
  files as (
    -- A replaced file is not done: its old pages are left out until it is extracted again.
    select distinct on (candidates.file_id)
      pdf_files.source, pdf_files.source_id, candidates.file_id, candidates.page, candidates.rank
    from candidates join private.pdf_files on pdf_files.id = candidates.file_id and pdf_files.is_done
    order by candidates.file_id, candidates.rank desc, candidates.page
  ),
  -- Only these are read, for their dates.
  best_files as (
    select * from files where files.source in ('handouts', 'clmg_handouts')
    order by rank desc fetch first 10 rows with ties
  ),
  matches as (
    select files.*, handouts.filename as name, handouts.subject, handouts.year, handouts.uploaded_at,
      handouts.file_url
    from best_files as files join public.handouts on handouts.id::text = files.source_id
    where files.source = 'handouts'
    union all
    select files.*, clmg_handouts.name, '', clmg_handouts.course_year::text, clmg_handouts.created_at,
      clmg_handouts.url
    from best_files as files join public.clmg_handouts on clmg_handouts.id::text = files.source_id
    where files.source = 'clmg_handouts'
  ),
  best as materialized (
    select * from matches order by rank desc, uploaded_at desc, source_id
    limit least(greatest(coalesce(at_most, 10), 0), 10)
  )
  select best.source, best.source_id, best.name, best.subject, best.year, best.uploaded_at, best.file_url,
    best.page,
    btrim(regexp_replace(
      ts_headline(
        'private.italian', replace(pdf_pages.content, chr(173), ''), search.query,
        'StartSel="", StopSel="", MaxFragments=1, MinWords=8, MaxWords=20'
      ),
      '\s+', ' ', 'g'
    ))
  from search cross join best
  join private.pdf_pages on pdf_pages.file_id = best.file_id and pdf_pages.page = best.page
  order by best.rank desc, best.uploaded_at desc, best.source_id
$$;

comment on function public.search_handout_texts is
  'Handouts whose PDFs contain all words of a term: at most ten, each with its best page and an excerpt.';

revoke execute on function public.search_handout_texts from public, authenticated;
grant execute on function public.search_handout_texts to anon;
