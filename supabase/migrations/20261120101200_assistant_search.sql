-- How many letters were typed wrong: one is missing, too many, another one, or exchanged with its neighbour.
create function private.mistakes_between(one text, other text)
returns integer
language plpgsql immutable set search_path = '' as $$
declare
  before integer[];
  previous integer[] := array(select generate_series(0, length(other)));
  current integer[];
begin
  for place in 1 .. length(one) loop
    current := array[place];
    for column_place in 1 .. length(other) loop
      current[column_place + 1] := least(
        previous[column_place + 1] + 1,
        current[column_place] + 1,
        previous[column_place]
          + case when substr(one, place, 1) = substr(other, column_place, 1) then 0 else 1 end,
        case
          when place > 1 and column_place > 1
            and substr(one, place, 1) = substr(other, column_place - 1, 1)
            and substr(one, place - 1, 1) = substr(other, column_place, 1)
          then before[column_place - 1] + 1
        end
      );
    end loop;
    before := previous;
    previous := current;
  end loop;
  return previous[length(other) + 1];
end
$$;

-- As before, and also for "lernign", which is too little like "learning" for trigrams; nobody mistypes the
-- first letter, so "gomma" is no "somma", nor leaves out two, so "portatile" is no "portale".
create function private.likely_words(mistyped text)
returns setof text
language sql stable set search_path = '' as $$
  with candidates as (
    select word, 1.0 as likeness from private.words
    where letters = private.sorted_letters(mistyped) and length(mistyped) >= 5
    union
    select word, extensions.similarity(word, mistyped) from private.words
    where left(word, 1) = left(mistyped, 1) and abs(length(word) - length(mistyped)) <= 2
      and extensions.similarity(word, mistyped) >= 0.2
  ),
  likely as (
    select word, max(likeness) as likeness, private.mistakes_between(mistyped, word) as mistakes
    from candidates group by word
  )
  select word from likely
  where mistakes <= case
      when least(length(word), length(mistyped)) >= 7 and abs(length(word) - length(mistyped)) <= 1 then 2
      else 1
    end
    and mistakes = (select min(mistakes) from likely)
  order by likeness desc, word
  limit 4
$$;

-- As before, and with `named`: a handout that only has a word somewhere on a page stands beside no guide
-- that is about it. "Quando si pagano le rate" found the instalments of financial mathematics.
-- What the association has on a question, the best first, and the people it may be about.
--
-- `terms` are the ideas of the question: each a list of `words` that mean it, and words that it means
-- `otherwise`, when the first are nowhere. An idea counts by how rare it is, once, however many words it
-- has, where it stands best: a title says more than a page. One that is a `bonus`, or an `aside` that
-- anything could have, is not missed where it is not, nor is a `slight` one that is nowhere, such as a verb
-- or a mistyped word of asking. What is `general`, such as what something costs, says nothing about whether
-- the question is one for the association. `covered` is how much of the question a finding has,
-- `named` how much of it in its own name, description, keywords or answer, and `strength` how well, each
-- from 0 to 1.
-- `known` is how much of the question is in the titles, descriptions, keywords and answers of anything the
-- association has: what is not stands in a file by chance, like the Moon in an exercise.
--
-- Only candidates are ranked, because a word like "dispensa" is in all of them: three hundred with any one
-- idea, and of ideas that more have, three hundred with two of them.
create function public.find_content(terms jsonb, at_most integer default 12)
returns jsonb
-- Of a function in plain SQL this query would be planned anew for every question, which takes longer than
-- to run it.
language plpgsql
stable
security definer
set search_path = ''
-- PostgREST applies it to the whole call; within a call that has begun it would do nothing.
set statement_timeout = '3s'
-- The planner takes small tables for cheap to read whole; to unpack every page's words is what costs.
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return (with asked as materialized (
    select place::integer, term
    from jsonb_array_elements(terms) with ordinality as element (term, place)
    limit 16
  ),
  -- Several words stand together, as a phrase: "piano di studi" is not "studi" and a "piano".
  written as materialized (
    select place, word, phraseto_tsquery(
      'pg_catalog.italian', extensions.unaccent('extensions.unaccent'::regdictionary, word)
    ) as query
    from asked cross join lateral jsonb_array_elements_text(term -> 'words') as word
  ),
  counted as materialized (
    select place, word, query,
      (select count(*) from (select from private.documents where search @@ query limit 500) as titles)
        as titles,
      (select count(*) from (select from private.pdf_pages where search @@ query limit 500) as pages)
        as pages
    from written where numnode(query) > 0
  ),
  -- What is only articles and the like is no idea.
  nowhere as materialized (
    select place, term from asked
    where exists (select from counted where counted.place = asked.place)
      and not exists (select from counted where counted.place = asked.place and titles + pages > 0)
  ),
  instead as materialized (
    select place, word from nowhere cross join lateral jsonb_array_elements_text(term -> 'otherwise') as word
    union
    select nowhere.place, likely.word
    from nowhere
      cross join lateral jsonb_array_elements_text(term -> 'words') as mistyped
      cross join lateral private.likely_words(mistyped) as likely (word)
    -- Of four letters every word is one mistake from others; "cnsu" stands in names alone.
    where mistyped !~ '\s'
      and (length(mistyped) >= 5 or length(mistyped) = 4 and likely.word = mistyped)
  ),
  meant as materialized (
    select place, word, query, titles, pages from counted where titles + pages > 0
    union all
    select place, word, query,
      (select count(*) from (select from private.documents where search @@ query limit 500) as titles),
      (select count(*) from (select from private.pdf_pages where search @@ query limit 500) as pages)
    from instead cross join lateral phraseto_tsquery(
      'pg_catalog.italian', extensions.unaccent('extensions.unaccent'::regdictionary, word)
    ) as query
    where numnode(query) > 0
  ),
  ideas as materialized (
    select asked.place,
      asked.term ?| array['bonus', 'aside'] or (asked.term ? 'slight' and exists (
        select from nowhere where nowhere.place = asked.place
      )) as is_bonus,
      -- The rarest words are often mistyped or beside the point: ten occurrences count like one.
      ln(1 + 2000 / (10.0 + coalesce(sum(titles + pages), 0)))::double precision
        * case when asked.term ? 'bonus' then 1.5 when asked.term ? 'aside' then 0.5 else 1 end as weight,
      coalesce(sum(titles + pages), 0) as found,
      not asked.term ? 'general' and (asked.term ? 'known' or coalesce(sum(titles), 0) > 0) as is_known,
      jsonb_agg(word) filter (where word is not null) as words,
      string_agg('(' || query::text || ')', ' | ')::tsquery as query
    from asked left join meant using (place)
    where exists (select from counted where counted.place = asked.place)
    group by asked.place, asked.term
  ),
  ranked_ideas as materialized (
    select *, row_number() over (order by weight desc, place) as rarity
    from ideas where query is not null
  ),
  kinds as materialized (
    select one.query && other.query as query
    from ranked_ideas as one
      join ranked_ideas as other on one.rarity < other.rarity and other.rarity <= 6
    where one.found >= 300 and other.found >= 300
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
    select file_id, page, place, weight, is_bonus,
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
    select source, source_id, place, weight, is_bonus, true as is_name,
      (select max(ts_rank('{0.35, 0.5, 0.8, 1}', documents.search, meant.query)) from meant
       where meant.place = ranked_ideas.place) as rank
    from candidates join private.documents using (source, source_id)
      join ranked_ideas on documents.search @@ ranked_ideas.query
    union all
    select source, source_id, place, weight, is_bonus, false, rank
    from best_files join page_ideas using (file_id, page)
  ),
  whole as materialized (
    select greatest(sum(weight) filter (where not is_bonus), 0.001) as total,
      coalesce(sum(weight) filter (where not is_bonus and is_known), 0) as known
    from ideas
  ),
  scores as materialized (
    select source, source_id,
      least(1, coalesce(sum(once.weight) filter (where not is_bonus), 0) / whole.total) as covered,
      least(1, coalesce(sum(once.weight) filter (where not is_bonus and is_name), 0) / whole.total) as named,
      sum(once.weight * rank) / whole.total as strength
    from whole cross join (
      select source, source_id, place, weight, is_bonus, bool_or(is_name) as is_name, max(rank) as rank
      from document_ideas group by source, source_id, place, weight, is_bonus
    ) as once
    group by source, source_id, whole.total
  ),
  found as materialized (
    select documents.*, best_files.page, best_files.file_id, scores.covered, scores.named, scores.strength,
      -- All of the question before a part of it; then, of two that match alike, the one whose title says
      -- nothing else.
      scores.strength * (0.5 + 0.5 * scores.covered) * importance
        * (1 + 0.3 * (
          select count(*) filter (
            where exists (select from ranked_ideas where strpos(query::text, '''' || word || '''') > 0)
          )::double precision / greatest(count(*), 1)
          from unnest(title_words) as word
        )) as score
    from (select * from scores order by strength * (0.5 + 0.5 * covered) desc limit 30) as scores
      join private.documents using (source, source_id)
      left join best_files using (source, source_id)
    where documents.source <> 'events' or (details ->> 'start')::timestamptz > now()
    order by score desc, title, source_id
    limit at_most
  ),
  people as materialized (
    select name, section, people.place,
      coalesce(sum(weight) filter (where named @@ query), 0) / whole.total as by_name,
      coalesce(sum(weight) filter (where body @@ query), 0) / whole.total as by_body
    from whole cross join private.people left join ranked_ideas on not is_bonus
    group by name, section, people.place, whole.total
  )
  select jsonb_build_object(
    'known', (select least(1, known / total) from whole),
    'ideas', coalesce((
      select jsonb_agg(jsonb_build_object('words', words, 'weight', weight)) from ranked_ideas
    ), '[]'),
    'found', coalesce((
      select jsonb_agg(jsonb_build_object(
        'source', source, 'title', title, 'tag', tag, 'url', url, 'details', details, 'page', found.page,
        'text', left(pages.content, 6000), 'score', score, 'covered', covered, 'named', named, 'strength', strength
      ) order by score desc, title, source_id)
      from found left join private.pdf_pages as pages using (file_id, page)
    ), '[]'),
    'people', coalesce((
      select jsonb_agg(
        jsonb_build_object('name', name, 'organ', section, 'byName', by_name, 'byBody', by_body)
        order by by_name desc, by_body desc, place, name
      )
      from people
    ), '[]')
  )
  );
end
$$;

comment on function public.find_content is
  'What the association has on the ideas of a question: handouts, guides, events, calculators, answers and people.';

revoke execute on function public.find_content from public, anon, authenticated;
grant execute on function public.find_content to service_role;

revoke execute on all functions in schema private from public, anon, authenticated;
