-- As before, but with each word of the question once. A thousand characters that repeat a few common
-- words made a query of three hundred terms: seven seconds over 100,000 handouts.
create or replace function public.match_documents(question text, at_most integer default 4)
returns table (title text, tag text, url text)
language sql
stable
security definer
set search_path = ''
-- PostgREST applies it to the whole call; within a call that has begun it would do nothing.
set statement_timeout = '3s'
as $$
  with words as materialized (
    select private.word_query(word) as query, row_number() over (order by length(word) desc, word) as place
    from unnest(tsvector_to_array(private.search_text(question))) as word
  ),
  asked as materialized (
    select string_agg(query::text, ' | ')::tsquery as any_word,
      (string_agg(query::text, ' & ') filter (where place <= 24))::tsquery as all_words
    from words
  ),
  kinds as materialized (
    select all_words as query from asked
    union all
    select one.query && other.query
    from words as one join words as other on one.place < other.place and other.place <= 5
    union all
    select query from words where place <= 24
  ),
  candidates as materialized (
    select distinct found.source, found.source_id
    from kinds cross join lateral (
      select documents.source, documents.source_id
      from private.documents
      where documents.search @@ kinds.query
      limit 200
    ) as found
  )
  select documents.title, documents.tag, documents.url
  from asked cross join candidates join private.documents using (source, source_id)
  order by documents.importance * ts_rank_cd(documents.search, asked.any_word) desc, documents.title
  limit at_most
$$;
