-- What the assistant finds for a question: documents by the words of their titles, and people.
create index handouts_search on public.handouts
  using gin (private.search_text(subject || ' ' || filename));
create index clmg_handouts_search on public.clmg_handouts using gin (private.search_text(name));

-- A word of the title says more about a guide than one of its description.
create function private.guide_search(title text, description text, category text)
returns tsvector
language sql
immutable
set search_path = ''
as $$
  select setweight(private.search_text(title), 'A')
    || private.search_text(coalesce(description, '') || ' ' || replace(category, '_', ' '))
$$;

create index guides_search on public.guides
  using gin (private.guide_search(title, description, category))
  where is_active;

-- Any word may match and the best come first; a question made of stop words alone finds nothing.
create function private.question_query(question text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    nullif(
      replace(
        plainto_tsquery(
          'pg_catalog.italian',
          extensions.unaccent('extensions.unaccent'::regdictionary, question)
        )::text,
        ' & ', ' | '
      ),
      ''
    ),
    ''
  )::tsquery
$$;

create function public.match_documents(question text, at_most integer default 4)
returns table (title text, tag text, url text)
language sql
stable
security definer
set search_path = ''
as $$
  with asked as (select private.question_query(question) as query),
  found as (
    select filename as title, subject as tag, file_url as url,
      ts_rank_cd(setweight(private.search_text(subject || ' ' || filename), 'A'), query) as rank
    from public.handouts, asked
    where private.search_text(subject || ' ' || filename) @@ query
    union all
    select name, 'CLMG', clmg_handouts.url, ts_rank_cd(setweight(private.search_text(name), 'A'), query)
    from public.clmg_handouts, asked
    where private.search_text(name) @@ query
    union all
    -- A guide answers a question better than a handout that shares a word with it.
    select guides.title, 'Guida', file_url,
      2 * ts_rank_cd(private.guide_search(guides.title, description, category), query)
    from public.guides, asked
    where is_active and private.guide_search(guides.title, description, category) @@ query
  )
  select found.title, found.tag, found.url
  from found
  where found.url is not null
  order by rank desc, found.title
  limit at_most
$$;

create function public.match_representatives(question text, at_most integer default 3)
returns table (name text, organ text)
language sql
stable
security definer
set search_path = ''
as $$
  with asked as (
    select private.question_query(question) as query,
      private.search_text(question) @@ to_tsquery('pg_catalog.italian', 'rappresentante | rappresentanza') as wants_anyone
  )
  select representatives.name, section
  from public.representatives, asked
  where wants_anyone or private.search_text(representatives.name || ' ' || section) @@ query
  order by ts_rank_cd(private.search_text(representatives.name || ' ' || section), query) desc,
    section, representatives.name
  limit at_most
$$;

revoke execute on function public.match_documents, public.match_representatives
  from public, anon, authenticated;
grant execute on function public.match_documents, public.match_representatives to service_role;
revoke execute on function private.question_query, private.guide_search from public, anon, authenticated;

-- Whoever writes a row computes its index entries with their own rights.
grant execute on function private.search_text, private.guide_search to service_role;
