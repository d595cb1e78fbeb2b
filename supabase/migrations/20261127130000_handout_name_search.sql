-- Visitors search files by words of their names, courses and keywords, in any order and with typos: what
-- `shared/src/search` does on a page, which has not all files. Both are tested with `cases.json`.
--
-- Only 1,000 candidates are ranked: a word that is in every name would make it read them all.
create function public.search_handouts(term text, at_most integer default 20)
returns table (
  source text, id text, name text, subject text, subject_en text, keywords text, year text,
  uploaded_at timestamptz, file_url text
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
  -- Stop words of both languages have no query and are not missed.
  with typed as materialized (
    select number, word
    from regexp_split_to_table(private.normalize_text(left(term, 200)), '[^[:alnum:]]+')
      with ordinality as element (word, number)
    where numnode(phraseto_tsquery('private.italian', word)) > 0
      and numnode(phraseto_tsquery('private.english', word)) > 0
    order by number limit 16
  ),
  words as materialized (
    select number, word, string_agg('(' || query::text || ')', ' | ')::tsquery as whole,
      case when length(word) > 1 then (quote_literal(word) || ':*')::tsquery end as beginning
    from typed cross join private.word_queries(word) as query
    group by number, word
  ),
  -- Apart, because suggestions for all words would be looked up before the others are left out.
  unknown as materialized (
    select number, word, whole from words
    where not exists (
      select from private.documents
      where search @@ coalesce(whole || beginning, whole) and source in ('handouts', 'clmg_handouts')
    )
  ),
  terms as materialized (
    select number, whole, coalesce(whole || beginning, whole) as query from words
    where number not in (select number from unknown)
    union all
    -- What was probably meant. Without it the term stays, and nothing is found.
    select number, coalesce(meant.query, whole), coalesce(meant.query, whole)
    from unknown cross join lateral (
      select string_agg('(' || query::text || ')', ' | ')::tsquery as query
      from private.spelling_suggestions(word) as suggestion (near)
        cross join private.word_queries(near) as query
    ) as meant
  ),
  candidates as materialized (
    select documents.source, documents.source_id, documents.search
    from (select string_agg('(' || query::text || ')', ' & ')::tsquery as query from terms) as all_terms
      cross join lateral (
        select * from private.documents
        where search @@ all_terms.query and source in ('handouts', 'clmg_handouts')
        limit 1000
      ) as documents
  ),
  -- As a word of the name, as its beginning, or elsewhere, such as in the keywords: the worst term counts.
  ranked as materialized (
    select source, source_id, max(
      case
        when ts_filter(search, '{a}') @@ whole then 0
        when ts_filter(search, '{a}') @@ terms.query then 1
        when search @@ whole then 2
        else 3
      end
    ) as fit
    from candidates cross join terms
    group by source, source_id
  ),
  -- Only these are read, for their dates.
  best as materialized (
    select * from ranked order by fit fetch first 20 rows with ties
  )
  select handouts.source, source_id, filename, handouts.subject, handouts.subject_en, handouts.keywords, handouts.year,
    handouts.uploaded_at, handouts.file_url
  from (
    select best.*, handouts.filename, handouts.subject, handouts.subject_en, handouts.keywords, handouts.year,
      handouts.uploaded_at, handouts.file_url
    from best join public.handouts on handouts.id::text = source_id
    where source = 'handouts'
    union all
    select best.*, name, '', name_en, clmg_handouts.keywords, course_year::text, created_at, url
    from best join public.clmg_handouts on clmg_handouts.id::text = source_id
    where source = 'clmg_handouts'
  ) as handouts
  order by fit, handouts.uploaded_at desc nulls last, source_id
  limit least(greatest(coalesce(at_most, 20), 0), 20)
$$;

comment on function public.search_handouts is
  'Files whose name, course and keywords contain every word of a term, best first: at most twenty.';

revoke execute on function public.search_handouts from public, authenticated;
grant execute on function public.search_handouts to anon;
