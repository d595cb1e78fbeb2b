-- Known words that a mistyped one probably means. Trigrams find candidates with other letters, the sorted letters
-- those with swapped ones, which have few trigrams in common.
create function private.spelling_suggestions(mistyped text)
returns setof text
language sql stable set search_path = '' as $$
  with candidates as (
    select word, 1.0 as similarity from private.words where letters = private.sorted_letters(mistyped)
    union
    select word, extensions.similarity(word, mistyped) from private.words
    where left(word, 1) = left(mistyped, 1) and abs(length(word) - length(mistyped)) <= 1
      and extensions.similarity(word, mistyped) >= 0.2
  ),
  measured as (
    select word, max(similarity) as similarity, private.typo_distance(mistyped, word) as distance
    from candidates group by word
  )
  select word from measured
  where distance = (select min(distance) from measured)
  order by similarity desc, word
  limit 4
$$;

-- What the association has on a question, best first, and the people whom the question may concern.
--
-- `terms` are the query terms of the question, each with:
--   words      its synonyms; a phrase must match as a phrase
--   phrase     counts more where it matches and is not missed elsewhere
--   ignorable  is not missed when it occurs nowhere (a verb, a mistyped word of asking)
--   known      concerns the association even if no title has it
--
-- A term counts once, by its rarity, with its best match: a title counts more than a section. The result:
--   covered    share of the question that a document matches, from 0 to 1
--   named      the same in its title, description, keywords or answer only. A handout with a word in some
--              section must not rank beside a guide about it: "Quando si pagano le rate" matched the instalments
--              of financial mathematics
--   titled     share of its title that the question has
--   matches    by term: how well its title, and its best section, match
--   known      share of the question that any title, description, keyword or answer has. The rest matches
--              a section by chance, like the Moon in an exercise
--
-- Only candidates are ranked, because a word like "dispensa" is in all documents: 300 for each term, and 300
-- for each pair of terms that have more.
create function public.find_content(terms jsonb, at_most integer default 30)
returns jsonb
-- Not `language sql`: planning this query for every question would take longer than running it.
language plpgsql
stable
security definer
set search_path = ''
-- PostgREST applies this to the whole call; `set local` inside the function would have no effect.
set statement_timeout = '3s'
-- The planner prefers to scan small tables, but unpacking the tsvector of every section is the expensive part.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
-- The estimates of a generic plan call for compilation, which took 2.7 to 13 s of a question.
set jit = off
as $$
#variable_conflict use_column
begin
  return (with input as materialized (
    select term_number::integer, term
    from jsonb_array_elements(terms) with ordinality as element (term, term_number)
    limit 20
  ),
  word_queries as materialized (
    select distinct term_number, word, query
    from input cross join lateral jsonb_array_elements_text(term -> 'words') as word
      cross join lateral private.word_queries(word) as query
  ),
  -- Singular and plural, and the same word in both languages, often have one stem, which is counted once.
  counted_queries as materialized (
    select query,
      (select count(*) from (select from private.documents where search @@ query limit 500) as titles)
        as titles,
      (select count(*) from (select from private.pdf_sections where search @@ query limit 500) as sections)
        as sections
    from (select distinct query from word_queries) as stems
  ),
  counted_words as materialized (
    select term_number, word, query, titles, sections
    from word_queries join counted_queries using (query)
  ),
  -- A term of stop words alone has no row in counted_words and is ignored.
  unmatched as materialized (
    select term_number, term from input
    where exists (select from counted_words where counted_words.term_number = input.term_number)
      and not exists (
        select from counted_words
        where counted_words.term_number = input.term_number and titles + sections > 0
      )
  ),
  substitutes as materialized (
    select distinct unmatched.term_number, suggestion.word
    from unmatched
      cross join lateral jsonb_array_elements_text(term -> 'words') as mistyped
      cross join lateral private.spelling_suggestions(mistyped) as suggestion (word)
    where mistyped !~ '\s'
  ),
  matching_words as materialized (
    select term_number, word, query, titles, sections from counted_words where titles + sections > 0
    union all
    select term_number, word, query,
      (select count(*) from (select from private.documents where search @@ query limit 500) as titles),
      (select count(*) from (select from private.pdf_sections where search @@ query limit 500) as sections)
    from substitutes cross join lateral private.word_queries(word) as query
  ),
  weighted_terms as materialized (
    select input.term_number, input.term,
      input.term ? 'phrase' or (input.term ? 'ignorable' and exists (
        select from unmatched where unmatched.term_number = input.term_number
      )) as is_optional,
      -- The `10` limits the weight of the rarest words, which are often mistyped or beside the point.
      ln(1 + 2000 / (10.0 + coalesce(sum(titles + sections), 0)))::double precision
        * case when input.term ? 'phrase' then 1.5 else 1 end as weight,
      coalesce(sum(titles + sections), 0) as matches,
      coalesce(sum(titles), 0) as titles,
      input.term ? 'known' or coalesce(sum(titles), 0) > 0 as is_known,
      jsonb_agg(distinct word) filter (where word is not null) as words,
      string_agg('(' || query::text || ')', ' | ')::tsquery as query
    from input left join matching_words using (term_number)
    where exists (select from counted_words where counted_words.term_number = input.term_number)
    group by input.term_number, input.term
  ),
  ranked_terms as materialized (
    select *, row_number() over (order by weight desc, term_number) as rarity
    from weighted_terms where query is not null
  ),
  candidate_queries as materialized (
    select one.query && other.query as query, true as finds_documents
    from ranked_terms as one
      join ranked_terms as other on one.rarity < other.rarity and other.rarity <= 6
    where one.matches >= 300 and other.matches >= 300
    union all
    -- A word in the titles of many documents reads a long list of them, and says little of each.
    select query, titles < 300 or rarity = 1 from ranked_terms
  ),
  candidate_sections as materialized (
    select distinct matching.file_id, matching.section
    from candidate_queries cross join lateral (
      select file_id, section from private.pdf_sections
      where search @@ candidate_queries.query limit 300
    ) as matching
  ),
  section_matches as materialized (
    select file_id, section, term_number, weight, is_optional,
      (select max(ts_rank('{0.35, 0.5, 0.8, 1}', sections.search, matching_words.query))
       from matching_words where matching_words.term_number = ranked_terms.term_number) as rank
    from candidate_sections join private.pdf_sections as sections using (file_id, section)
      join ranked_terms on sections.search @@ ranked_terms.query
  ),
  ranked_sections as materialized (
    select file_id, section, array_agg(term_number) as term_numbers, array_agg(rank) as ranks,
      -- Under the title of the document stands its summary, which names everything and says little.
      row_number() over (partition by file_id order by
        sum(weight * rank) * case when heading <> '' and strpos(lower(title), lower(heading)) > 0 then 0.5 else 1 end
          desc,
        section
      ) as place
    from section_matches join private.pdf_sections as sections using (file_id, section)
      join private.pdf_files on id = file_id
    group by file_id, section, heading, title
  ),
  best_files as materialized (
    select source, source_id, file_id, section, term_numbers, ranks
    from ranked_sections join private.pdf_files on id = file_id
    where place = 1
  ),
  candidate_documents as materialized (
    select matching.source, matching.source_id
    from candidate_queries cross join lateral (
      select source, source_id from private.documents where search @@ candidate_queries.query limit 300
    ) as matching
    where finds_documents
    union
    select source, source_id from best_files
  ),
  document_matches as materialized (
    select source, source_id, term_number, weight, is_optional, true as is_named,
      (select max(ts_rank('{0.35, 0.5, 0.8, 1}', document.search, matching_words.query))
       from matching_words
       where matching_words.term_number = ranked_terms.term_number) as rank
    from candidate_documents
      -- The limit keeps the planner from merging with all documents in the order of their key.
      cross join lateral (
        select search from private.documents
        where documents.source = candidate_documents.source
          and documents.source_id = candidate_documents.source_id
        limit 1
      ) as document
      join ranked_terms on document.search @@ ranked_terms.query
    union all
    select source, source_id, term_number, weight, is_optional, false, matched.rank
    from best_files cross join lateral unnest(term_numbers, ranks) as matched (term_number, rank)
      join ranked_terms using (term_number)
  ),
  totals as materialized (
    select greatest(sum(weight) filter (where not is_optional), 0.001) as weight,
      coalesce(sum(weight) filter (where not is_optional and is_known), 0) as known_weight
    from weighted_terms
  ),
  scores as materialized (
    select source, source_id,
      least(1, coalesce(sum(matched.weight) filter (where not is_optional), 0) / totals.weight) as covered,
      least(1, coalesce(sum(matched.weight) filter (where not is_optional and is_named), 0) / totals.weight)
        as named,
      sum(matched.weight * rank) / totals.weight as strength,
      jsonb_agg(jsonb_build_array(term_number, named_rank, section_rank)) as matches
    from totals cross join (
      select source, source_id, term_number, weight, is_optional, bool_or(is_named) as is_named,
        max(rank) as rank,
        coalesce(round((max(rank) filter (where is_named))::numeric, 4), 0) as named_rank,
        coalesce(round((max(rank) filter (where not is_named))::numeric, 4), 0) as section_rank
      from document_matches group by source, source_id, term_number, weight, is_optional
    ) as matched
    group by source, source_id, totals.weight
  ),
  results as materialized (
    select documents.*, best_files.file_id, scores.covered, scores.named, scores.matches,
      -- A full match before a partial one; of two equal matches, the one with fewer other words in its title.
      scores.strength * (0.5 + 0.5 * scores.covered) * importance * (1 + 0.3 * titled)
        * case when source = 'events' and (details ->> 'start')::timestamptz < now() then 0.6 else 1 end
        as score,
      titled
    from (select * from scores order by strength * (0.5 + 0.5 * covered) desc limit 2 * at_most) as scores
      join private.documents using (source, source_id)
      left join best_files using (source, source_id)
      cross join lateral (
        select count(*) filter (
          where exists (select from ranked_terms where strpos(query::text, '''' || lexeme || '''') > 0)
        )::double precision / greatest(count(*), 1) as titled
        from unnest(title_lexemes) as lexeme
      ) as title
    order by score desc, title, source_id
    limit at_most
  ),
  -- Names and bodies are in no text: "CDD" is one although nothing else has the word.
  person_terms as materialized (
    select weighted_terms.term_number, weighted_terms.weight, string_agg('(' || asked.query::text || ')', ' | ')::tsquery as query
    from weighted_terms join (
      select term_number, query from word_queries
      union
      select term_number, query from matching_words
    ) as asked using (term_number)
    where not term ? 'phrase'
    group by weighted_terms.term_number, weighted_terms.weight
  ),
  people as materialized (
    select name, section, people.order_index,
      least(1, coalesce(sum(person_terms.weight) filter (where name_search @@ query), 0) / totals.weight) as by_name
    from totals cross join private.people left join person_terms on true
    group by name, section, people.order_index, totals.weight
  ),
  -- A body without anybody in it is one as well: the answer says so.
  bodies as materialized (
    select section,
      least(1, coalesce(sum(person_terms.weight) filter (where search @@ query), 0) / totals.weight) as by_body
    from totals cross join private.bodies left join person_terms on true
    group by section, totals.weight
  )
  select jsonb_build_object(
    'known', (select least(1, known_weight / weight) from totals),
    'terms', coalesce((
      select jsonb_agg(jsonb_build_object(
        'number', term_number, 'typed', term -> 'words' -> 0, 'words', coalesce(words, '[]'), 'weight', weight, 'required', not is_optional,
        'matches', matches,
        'corrected', exists (select from substitutes where substitutes.term_number = weighted_terms.term_number)
      ) order by weight desc, term_number)
      from weighted_terms
    ), '[]'),
    'found', coalesce((
      select jsonb_agg(jsonb_build_object(
        'source', source, 'id', source_id, 'title', title, 'tag', tag, 'url', url, 'details', details,
        'sections', coalesce((
          select jsonb_agg(
            jsonb_build_object('page', page, 'heading', heading, 'text', left(content, 4000))
            order by place nulls last, section
          )
          from private.pdf_sections left join ranked_sections using (file_id, section)
          where file_id = results.file_id and (place <= 3 or position <= 6 and section <= 20)
        ), '[]'),
        'covered', covered, 'named', named, 'titled', titled, 'matches', matches
      ) order by position)
      from (select *, row_number() over (order by score desc, title, source_id) as position from results) as results
    ), '[]'),
    'people', coalesce((
      select jsonb_agg(
        jsonb_build_object('name', name, 'organ', section, 'byName', by_name)
        order by by_name desc, order_index, name
      )
      from people
    ), '[]'),
    'bodies', coalesce((
      select jsonb_agg(jsonb_build_object('organ', section, 'byBody', by_body) order by by_body desc, section)
      from bodies
    ), '[]')
  )
  );
end
$$;

comment on function public.find_content is
  'What the association has on the terms of a question: handouts, guides, events, calculators, answers and people.';

create function public.exchange_destinations()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'programme', programme, 'name', name, 'place', place, 'lowest', lowest, 'highest', highest, 'slots', slots,
    'language', language, 'requirements', requirements, 'notes', notes
  ) order by programme, name), '[]')
  from private.destinations
$$;

comment on function public.exchange_destinations is 'All exchange destinations, of the three programmes, for the assistant.';

call private.close_schema();
revoke execute on function public.find_content, public.exchange_destinations from public, anon, authenticated;
grant execute on function public.find_content, public.exchange_destinations to service_role;
