-- What the assistant looks through, one row a document: its words are split and stemmed when the document
-- is written, not for every question. With 100,000 handouts a question with one common word took 14
-- seconds, because ranking split every title again. Beside the public tables, which the site reads whole.
create table private.documents (
  source text not null,
  source_id text not null,
  title text not null,
  tag text not null,
  url text not null,
  importance double precision not null,
  search tsvector not null,
  primary key (source, source_id)
);

comment on table private.documents is
  'Handouts and active guides as the assistant finds them; triggers keep it in step with their rows.';
comment on column private.documents.importance is
  'A guide answers a question better than a handout that shares a word with it.';

create index documents_search on private.documents using gin (search);

alter table private.documents enable row level security;
revoke all on private.documents from public, anon, authenticated;
grant select on private.documents to service_role;

-- A row as a document. Without an address there is nothing to offer, and a draft must not speak.
create function private.document_of(handout public.handouts)
returns private.documents
language sql
stable
set search_path = ''
as $$
  select 'handouts', handout.id::text, handout.filename, handout.subject, handout.file_url, 1,
    setweight(private.search_text(handout.subject || ' ' || handout.filename), 'A')
$$;

create function private.document_of(handout public.clmg_handouts)
returns private.documents
language sql
stable
set search_path = ''
as $$
  select 'clmg_handouts', handout.id::text, handout.name, 'CLMG', handout.url, 1,
    setweight(private.search_text(handout.name), 'A')
$$;

create function private.document_of(guide public.guides)
returns private.documents
language sql
stable
set search_path = ''
as $$
  select 'guides', guide.id::text, guide.title, 'Guida', case when guide.is_active then guide.file_url end,
    2, private.guide_search(guide.title, guide.description, guide.category)
$$;

create function private.keep_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  document private.documents;
begin
  if tg_op <> 'INSERT' then
    delete from private.documents where source = tg_table_name and source_id = old.id::text;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  document := private.document_of(new);
  if document.url is not null then
    insert into private.documents select document.*;
  end if;
  return null;
end
$$;

create trigger handouts_keep_document after insert or update or delete on public.handouts
  for each row execute function private.keep_document();
create trigger clmg_handouts_keep_document after insert or update or delete on public.clmg_handouts
  for each row execute function private.keep_document();
create trigger guides_keep_document after insert or update or delete on public.guides
  for each row execute function private.keep_document();

insert into private.documents
select document.*
from public.handouts as handout cross join lateral private.document_of(handout) as document
where document.url is not null
union all
select document.*
from public.clmg_handouts as handout cross join lateral private.document_of(handout) as document
where document.url is not null
union all
select document.*
from public.guides as guide cross join lateral private.document_of(guide) as document
where document.url is not null;

-- Nothing reads these any more, and each made writing a row slower.
drop index public.handouts_search, public.clmg_handouts_search, public.guides_search;

-- A word as it stands in an index, as a query for exactly that word.
create function private.word_query(word text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select ('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''')::tsquery
$$;

-- The best documents for a question. Any word may match and the best come first, as before; but only
-- candidates are ranked, because a word like "dispensa" is in all of them. Candidates are documents with
-- all words of the question, with two of its longest (long words are rare), and with any single one, two
-- hundred of each kind at most: at the size of an association these are all that match.
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
    order by place
    limit 24
  ),
  kinds as materialized (
    select plainto_tsquery(
      'pg_catalog.italian',
      extensions.unaccent('extensions.unaccent'::regdictionary, question)
    ) as query
    union all
    select one.query && other.query
    from words as one join words as other on one.place < other.place and other.place <= 5
    union all
    select query from words
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
  from candidates join private.documents using (source, source_id)
  order by
    documents.importance * ts_rank_cd(documents.search, private.question_query(question)) desc,
    documents.title
  limit at_most
$$;

revoke execute on function private.document_of(public.handouts),
  private.document_of(public.clmg_handouts), private.document_of(public.guides),
  private.keep_document, private.word_query
  from public, anon, authenticated;
