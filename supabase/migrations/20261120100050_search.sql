-- The search kernel: how words are compared. `shared/src/search` is the same in TypeScript, and both are
-- tested with `shared/src/search/cases.json`.

-- The stemmers of PostgreSQL, for words without accents. The text itself keeps them, for excerpts.
create text search configuration private.italian (copy = pg_catalog.italian);
alter text search configuration private.italian
  alter mapping for word, hword, hword_part with extensions.unaccent, pg_catalog.italian_stem;
create text search configuration private.english (copy = pg_catalog.english);
alter text search configuration private.english
  alter mapping for word, hword, hword_part with extensions.unaccent, pg_catalog.english_stem;

-- Indexes need an immutable function. `unaccent` is only stable, because its dictionary can be changed;
-- naming the dictionary makes this one immutable in effect.
create function private.normalize_text(content text)
returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, replace(coalesce(content, ''), chr(173), ''))),
    '’‘`´', ''''''''''
  )
$$;

-- A soft hyphen (U+00AD) is where the end of a line divided a word. It is searched whole, and as it is with a
-- hyphen, which may be one that is always written.
create function private.with_whole_words(content text)
returns text
language sql immutable parallel safe set search_path = '' as $$
  select replace(content, chr(173), '') || coalesce((
    select string_agg(' ' || replace(match[1], chr(173), '-'), '')
    from regexp_matches(content, '(\S+' || chr(173) || '\S+)', 'g') as match
    where strpos(content, chr(173)) > 0
  ), '')
$$;

create function private.search_vector(content text)
returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('private.italian', coalesce(private.with_whole_words(content), ''))
$$;

-- English text is stemmed as English, without its stop words: the Italian stemmer reduces both "can" and
-- "cane" (dog) to "can".
create function private.english_search_vector(content text)
returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select to_tsvector('private.english', coalesce(private.with_whole_words(content), ''))
$$;

-- Keywords may be in either language.
create function private.any_search_vector(content text)
returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select private.search_vector(content) || private.english_search_vector(content)
$$;

-- A word as Italian texts have it, and as English ones do: "scholarships" and "borse" are stemmed differently. Two
-- queries, because the rank of one with an `or` falls with every alternative that does not match.
create function private.word_queries(word text)
returns setof tsquery
language sql stable set search_path = '' as $$
  select distinct query
  from unnest(array[
    phraseto_tsquery('private.italian', word), phraseto_tsquery('private.english', word)
  ]) as query
  where numnode(query) > 0
$$;

-- Optimal string alignment distance: insertions, deletions, substitutions and adjacent transpositions.
create function private.edit_distance(one text, other text)
returns integer
language plpgsql immutable set search_path = '' as $$
declare
  before_previous integer[];
  previous integer[] := array(select generate_series(0, length(other)));
  current integer[];
begin
  for i in 1 .. length(one) loop
    current := array[i];
    for j in 1 .. length(other) loop
      current[j + 1] := least(
        previous[j + 1] + 1,
        current[j] + 1,
        previous[j] + case when substr(one, i, 1) = substr(other, j, 1) then 0 else 1 end,
        case
          when i > 1 and j > 1
            and substr(one, i, 1) = substr(other, j - 1, 1)
            and substr(one, i - 1, 1) = substr(other, j, 1)
          then before_previous[j - 1] + 1
        end
      );
    end loop;
    before_previous := previous;
    previous := current;
  end loop;
  return previous[length(other) + 1];
end
$$;

-- How many letters were mistyped where a word was probably meant: one, or two in a long word. Null where the words
-- are too different; `typoDistance.ts` has the reasons of each condition.
create function private.typo_distance(typed text, meant text)
returns integer
language plpgsql immutable set search_path = '' as $$
declare
  shorter constant integer := least(length(typed), length(meant));
  distance integer;
begin
  if typed = meant then
    return 0;
  end if;
  if shorter < 4 or greatest(length(typed), length(meant)) = 4
    or abs(length(typed) - length(meant)) > 1
    or not (left(typed, 1) = left(meant, 1) or left(typed, 2) = reverse(left(meant, 2)))
  then
    return null;
  end if;
  distance := private.edit_distance(typed, meant);
  return case when distance <= case when shorter < 7 then 1 else 2 end then distance end;
end
$$;

call private.close_schema();
