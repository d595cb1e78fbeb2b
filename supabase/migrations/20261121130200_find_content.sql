-- A word, or several that stand together, as a query: "piano di studi" is not "studi" and a "piano".
create function private.words_query(words text)
returns tsquery
language sql immutable set search_path = '' as $$
  select phraseto_tsquery(
    'pg_catalog.italian',
    extensions.unaccent('extensions.unaccent'::regdictionary, words)
  )
$$;

-- The words that a mistyped one may have been: with two letters exchanged, or very like it.
create function private.likely_words(mistyped text)
returns setof text
language sql stable set search_path = '' as $$
  with candidates as (
    select word, 1.0 as likeness from private.words
    where letters = private.sorted_letters(mistyped)
    union
    select word, extensions.similarity(word, mistyped) from private.words
    where word operator(extensions.%) mistyped
      and extensions.similarity(word, mistyped) >= 0.45
      and abs(length(word) - length(mistyped)) <= 2
  )
  select word from candidates
  where likeness >= (select max(likeness) from candidates) - 0.05
  order by likeness desc, word
  limit 4
$$;

revoke execute on function private.words_query, private.likely_words from public, anon, authenticated;

-- What the association has on a question, the best first, and the people it may be about.
--
-- `terms` are the ideas of the question: each a list of `words` that mean it, and words that it means
-- `otherwise`, when the first are nowhere. An idea counts by how rare it is, once, however many words it
-- has, where it stands best: a title says more than a page. `covered` is how much of the question a
-- finding has, from 0 to 1.
--
-- Only candidates are ranked, because a word like "dispensa" is in all of them: what has any one idea and
-- what has two of the rarest, three hundred of each kind at most.
create function public.find_content(terms jsonb, at_most integer default 12)
returns jsonb
language sql
stable
security definer
set search_path = ''
-- PostgREST applies it to the whole call; within a call that has begun it would do nothing.
set statement_timeout = '3s'
as $$
  with asked as materialized (
    select place::integer, term
    from jsonb_array_elements(terms) with ordinality as element (term, place)
    limit 12
  ),
  written as materialized (
    select place, word, private.words_query(word) as query
    from asked cross join lateral jsonb_array_elements_text(term -> 'words') as word
  ),
  counted as materialized (
    select place, word, query,
      (select count(*) from (select from private.documents where search @@ query limit 500) as titles)
        + (select count(*) from (select from private.pdf_pages where search @@ query limit 500) as pages)
        as found
    from written where numnode(query) > 0
  ),
  nowhere as materialized (
    select place, term from asked
    where not exists (select from counted where counted.place = asked.place and found > 0)
  ),
  instead as materialized (
    select place, word from nowhere cross join lateral jsonb_array_elements_text(term -> 'otherwise') as word
    union
    select nowhere.place, likely.word
    from nowhere
      cross join lateral jsonb_array_elements_text(term -> 'words') as mistyped
      cross join lateral private.likely_words(mistyped) as likely (word)
    where length(mistyped) >= 4 and mistyped !~ '\s'
  ),
  meant as materialized (
    select place, word, query, found from counted where found > 0
    union all
    select place, word, query,
      (select count(*) from (select from private.documents where search @@ query limit 500) as titles)
        + (select count(*) from (select from private.pdf_pages where search @@ query limit 500) as pages)
    from instead cross join lateral private.words_query(word) as query
    where numnode(query) > 0
  ),
  ideas as materialized (
    select asked.place,
      ln(1 + 2000 / (1.0 + coalesce(sum(found), 0)))::double precision as weight,
      string_agg('(' || query::text || ')', ' | ')::tsquery as query
    from asked left join meant using (place)
    group by asked.place
  ),
  ranked_ideas as materialized (
    select place, weight, query, row_number() over (order by weight desc, place) as rarity
    from ideas where query is not null
  ),
  kinds as materialized (
    select one.query && other.query as query
    from ranked_ideas as one join ranked_ideas as other on one.rarity < other.rarity and other.rarity <= 5
    union all
    select query from ranked_ideas
  ),
  candidate_pages as materialized (
    select distinct found.file_id, found.page
    from kinds cross join lateral (
      select file_id, page from private.pdf_pages where search @@ kinds.query limit 300
    ) as found
  ),
  page_ideas as materialized (
    select file_id, page, place, weight,
      (select max(ts_rank('{0.35, 0.5, 0.8, 1}', pages.search, meant.query)) from meant
       where meant.place = ranked_ideas.place) as rank
    from candidate_pages join private.pdf_pages as pages using (file_id, page)
      join ranked_ideas on pages.search @@ ranked_ideas.query
  ),
  best_pages as materialized (
    select distinct on (file_id) file_id, page
    from page_ideas group by file_id, page
    order by file_id, sum(weight * rank) desc, page
  ),
  best_files as materialized (
    select source, source_id, file_id, page
    from best_pages join private.pdf_files on id = file_id
  ),
  candidates as materialized (
    select found.source, found.source_id
    from kinds cross join lateral (
      select source, source_id from private.documents where search @@ kinds.query limit 300
    ) as found
    union
    select source, source_id from best_files
  ),
  document_ideas as materialized (
    select source, source_id, place, weight,
      (select max(ts_rank('{0.35, 0.5, 0.8, 1}', documents.search, meant.query)) from meant
       where meant.place = ranked_ideas.place) as rank
    from candidates join private.documents using (source, source_id)
      join ranked_ideas on documents.search @@ ranked_ideas.query
    union all
    select source, source_id, place, weight, rank
    from best_files join page_ideas using (file_id, page)
  ),
  scores as materialized (
    select source, source_id, sum(weight * rank) as score, sum(weight) as covered
    from (
      select source, source_id, place, weight, max(rank) as rank
      from document_ideas group by source, source_id, place, weight
    ) as once
    group by source, source_id
  ),
  found as materialized (
    select documents.*, best_files.page, best_files.file_id, scores.covered,
      -- Of two that match alike, the one whose title says nothing else.
      scores.score * importance
        * (1 + 0.3 * (
          select count(*) filter (
            where exists (select from ranked_ideas where strpos(query::text, '''' || lexeme || '''') > 0)
          )::double precision / greatest(count(*), 1)
          from unnest(tsvector_to_array(private.search_text(title))) as lexeme
        )) as score
    from (select * from scores order by score desc limit 60) as scores
      join private.documents using (source, source_id)
      left join best_files using (source, source_id)
    where documents.source <> 'events' or (details ->> 'start')::timestamptz > now()
    order by score desc, title, source_id
    limit at_most
  ),
  whole as (select greatest(sum(weight), 0.001) as weight from ideas),
  people as materialized (
    select name, section, bodies.place,
      sum(ranked_ideas.weight) filter (
        where private.search_text(name) @@ ranked_ideas.query
      ) as by_name,
      sum(ranked_ideas.weight) filter (
        where private.search_text(concat_ws(' ', section, bodies.keywords)) @@ ranked_ideas.query
      ) as by_body
    from public.representatives left join private.bodies using (section) left join ranked_ideas on true
    group by name, section, bodies.place
  )
  select jsonb_build_object(
    'words', coalesce((select jsonb_agg(distinct word) from meant), '[]'),
    'found', coalesce((
      select jsonb_agg(jsonb_build_object(
        'source', source, 'title', title, 'tag', tag, 'url', url, 'details', details, 'page', found.page,
        'text', left(pages.content, 6000), 'score', score, 'covered', covered / whole.weight
      ) order by score desc, title, source_id)
      from whole cross join found left join private.pdf_pages as pages using (file_id, page)
    ), '[]'),
    'people', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', name, 'organ', section,
        'byName', coalesce(by_name, 0) / whole.weight, 'byBody', coalesce(by_body, 0) / whole.weight
      ) order by by_name desc nulls last, by_body desc nulls last, place, name)
      from whole cross join people
    ), '[]')
  )
$$;

comment on function public.find_content is
  'What the association has on the ideas of a question: handouts, guides, events, calculators, answers and people.';

revoke execute on function public.find_content from public, anon, authenticated;
grant execute on function public.find_content to service_role;

-- Nothing asks these any more.
drop function public.match_documents, public.match_representatives;
drop function private.question_query, private.word_query;
