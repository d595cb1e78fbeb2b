-- A frequent question without a page to read on links to its own page.
create or replace function private.document_of(entry public.faq)
returns private.documents
language sql stable set search_path = '' as $$
  select 'faq', entry.id::text, entry.question, entry.topic,
    coalesce(entry.url, '/guide/domande/' || entry.id), 1.2,
    setweight(private.search_vector(entry.question), 'A')
      || setweight(private.english_search_vector(entry.question_en), 'A')
      || setweight(private.any_search_vector(entry.keywords), 'B')
      || setweight(private.search_vector(entry.topic), 'B')
      || private.search_vector(entry.answer) || private.english_search_vector(entry.answer_en),
    jsonb_build_object(
      'answer', entry.answer, 'answer_en', entry.answer_en, 'title_en', entry.question_en,
      'section', entry.section
    ), private.lexemes_of(entry.question)
  where entry.is_active
$$;

update private.documents set url = '/guide/domande/' || source_id where source = 'faq' and url is null;

call private.close_schema();
