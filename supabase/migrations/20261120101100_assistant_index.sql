-- What the assistant looks through.
create table private.documents (
  source text not null,
  source_id text not null,
  title text not null,
  tag text not null,
  url text,
  importance double precision not null,
  search tsvector not null,
  details jsonb not null default '{}',
  title_words text[] not null default '{}',
  primary key (source, source_id)
);

comment on table private.documents is
  'Handouts and active guides as the assistant finds them; triggers keep it in step with their rows.';
comment on column private.documents.importance is
  'A guide answers a question better than a handout that shares a word with it.';
comment on column private.documents.url is 'Where it opens; an answer of the FAQ may have none.';
comment on column private.documents.details is 'By source: description, answer, start, location…';
comment on column private.documents.title_words is 'As they stand in an index.';

create index documents_search on private.documents using gin (search);

alter table private.documents enable row level security;
revoke all on private.documents from public, anon, authenticated;
grant select on private.documents to service_role;

create function private.words_of(content text)
returns text[]
language sql immutable set search_path = '' as $$
  select tsvector_to_array(private.search_text(content))
$$;

-- "Introduzione a Python.pdf" was read as the name of a computer: the last word of every file was lost.
create function private.without_ending(filename text)
returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(filename, '\.pdf\s*$', '', 'i')
$$;

create function private.document_of(handout public.handouts)
returns private.documents
language sql stable set search_path = '' as $$
  select 'handouts', handout.id::text, handout.filename, handout.subject, handout.file_url, 1,
    setweight(private.search_text(handout.subject || ' ' || private.without_ending(handout.filename)), 'A'),
    '{}'::jsonb, private.words_of(private.without_ending(handout.filename))
  where handout.file_url is not null
$$;

create function private.document_of(handout public.clmg_handouts)
returns private.documents
language sql stable set search_path = '' as $$
  select 'clmg_handouts', handout.id::text, handout.name, 'CLMG', handout.url, 1,
    setweight(private.search_text(private.without_ending(handout.name)), 'A')
      || setweight(private.search_text('giurisprudenza CLMG'), 'C'), '{}'::jsonb,
    private.words_of(private.without_ending(handout.name))
  where handout.url is not null
$$;

-- A guide as before, with its category: beside an answer of the FAQ stand those of the page it points to.
create function private.document_of(guide public.guides)
returns private.documents
language sql stable set search_path = '' as $$
  select 'guides', guide.id::text, guide.title, 'Guida', guide.file_url, 1.3,
    setweight(private.search_text(guide.title), 'A')
      || setweight(private.search_text(guide.description), 'B')
      || setweight(private.search_text(replace(guide.category, '_', ' ')), 'C'),
    jsonb_build_object('description', guide.description, 'category', btrim(guide.category)),
    private.words_of(guide.title)
  where guide.is_active and guide.file_url is not null
$$;

-- English beside the Italian of an answer, without "can", "what" and the like: to an Italian stemmer, a dog
-- ("cane") and "can" are one word.
create function private.english_words(content text)
returns text
language sql stable set search_path = '' as $$
  select string_agg(word, ' ')
  from regexp_split_to_table(coalesce(content, ''), '\s+') as word
  where numnode(plainto_tsquery('pg_catalog.english', word)) > 0
$$;

create function private.document_of(entry public.faq)
returns private.documents
language sql stable set search_path = '' as $$
  select 'faq', entry.id::text, entry.question, entry.topic, entry.url, 1.2,
    setweight(private.search_text(entry.question), 'A')
      || setweight(private.search_text(
        concat_ws(' ', entry.keywords, private.english_words(entry.question_en), entry.topic)
      ), 'B')
      || private.search_text(concat_ws(' ', entry.answer, private.english_words(entry.answer_en))),
    jsonb_build_object(
      'answer', entry.answer, 'answer_en', entry.answer_en, 'question_en', entry.question_en,
      'section', entry.section
    ), private.words_of(entry.question)
  where entry.is_active
$$;

create function private.document_of(event public.events)
returns private.documents
language sql stable set search_path = '' as $$
  select 'events', event.id::text, event.title, 'Evento', '/#eventi', 1.25,
    setweight(private.search_text(event.title), 'A')
      || setweight(private.search_text(concat_ws(' ', event.event_type, event.description)), 'B')
      || setweight(private.search_text(concat_ws(' ', 'evento', event.location)), 'C'),
    jsonb_build_object(
      'start', event.start_date, 'location', event.location, 'description', event.description,
      'registration', event.registration_link
    ), private.words_of(event.title)
  where event.status in ('upcoming', 'completed')
$$;

-- Words as students write them: what a mistyped word is compared with. Numbers are not words.
create table private.words (
  word text primary key,
  letters text not null
);

comment on table private.words is 'Words of titles, keywords and names, without accents, to recognise mistyped ones by.';
comment on column private.words.letters is 'The letters in order: two exchanged letters leave them alike.';

create index words_by_trigram on private.words using gin (word extensions.gin_trgm_ops);
create index words_by_letters on private.words (letters);

alter table private.words enable row level security;
revoke all on private.words from public, anon, authenticated;

create function private.sorted_letters(word text)
returns text
language sql immutable set search_path = '' as $$
  select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') as letter
$$;

create function private.learn_words(content text)
returns void
language sql set search_path = '' as $$
  insert into private.words (word, letters)
  select word, private.sorted_letters(word)
  from (
    select distinct word
    from regexp_split_to_table(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, coalesce(content, ''))), '[^a-z]+'
    ) as word
    where length(word) between 4 and 30
  ) as found
  where not exists (select from private.words as known where known.word = found.word)
  on conflict do nothing
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
  if document.source is not null then
    insert into private.documents select document.*;
    perform private.learn_words(concat_ws(' ', document.title, document.tag, document.details ->> 'description'));
  end if;
  return null;
end
$$;

create function private.keep_faq_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.learn_words(concat_ws(' ', new.question, new.question_en, new.keywords, new.topic));
  return null;
end
$$;

create trigger handouts_keep_document after insert or update or delete on public.handouts
  for each row execute function private.keep_document();
create trigger clmg_handouts_keep_document after insert or update or delete on public.clmg_handouts
  for each row execute function private.keep_document();
create trigger guides_keep_document after insert or update or delete on public.guides
  for each row execute function private.keep_document();
create trigger faq_keep_document after insert or update or delete on public.faq
  for each row execute function private.keep_document();
create trigger faq_keep_words after insert or update on public.faq
  for each row execute function private.keep_faq_words();
create trigger events_keep_document after insert or update or delete on public.events
  for each row execute function private.keep_document();

-- The four calculators have no table of their own: this is what each answers.
create table private.calculators (
  slug text primary key,
  title text not null,
  answers text not null,
  answers_en text not null,
  keywords text not null
);

comment on table private.calculators is 'What each calculator of the home page answers. New ones come with a migration.';

alter table private.calculators enable row level security;
revoke all on private.calculators from public, anon, authenticated;

insert into private.calculators (slug, title, answers, answers_en, keywords) values
  (
    'graduation', 'Undergraduate Graduation Grade Calculator',
    'Calcola il voto di laurea triennale dalla tua media ponderata, con tesi e bonus.',
    'It works out your undergraduate graduation grade from your weighted mean, with thesis and bonus.',
    'calcolatore calcolare calcola voto di laurea media ponderata mi laureo base bonus 110 lode'
  ),
  (
    'exchange-calculator', 'Exchange Calculator MSc',
    'Calcola il tuo punteggio per lo scambio in magistrale e lo confronta con le mete.',
    'It works out your exchange score in the master''s and compares it with the destinations.',
    'calcolatore calcolare calcola punteggio scambio exchange erasmus magistrale master mete destinazioni minimo'
  ),
  (
    'exchange-calculator-clmg', 'Exchange Calculator CLMG',
    'Calcola il tuo punteggio per lo scambio in giurisprudenza e lo confronta con le mete.',
    'It works out your exchange score in the law degree and compares it with the destinations.',
    'calcolatore calcolare calcola punteggio scambio exchange erasmus giurisprudenza legge clmg mete destinazioni minimo'
  ),
  (
    'exchange-calculator-ug', 'Exchange Calculator UG',
    'Calcola il tuo punteggio per lo scambio in triennale e lo confronta con le mete.',
    'It works out your undergraduate exchange score and compares it with the destinations.',
    'calcolatore calcolare calcola punteggio scambio exchange erasmus triennale bachelor mete destinazioni minimo'
  );

-- What each body deals with, so that a question finds the people who can help.
create table private.bodies (
  section text primary key,
  keywords text not null,
  place integer not null
);

comment on table private.bodies is 'What representatives of each body are asked about, and in which order they are offered when nothing says who.';

alter table private.bodies enable row level security;
revoke all on private.bodies from public, anon, authenticated;

insert into private.bodies (section, place, keywords) values
  ('SCUOLA TRIENNALE', 1, 'triennale triennali bachelor undergraduate'),
  ('SCUOLA MAGISTRALE', 2, 'magistrale magistrali master biennio'),
  ('SCUOLA DI GIURISPRUDENZA', 3, 'giurisprudenza legge clmg law'),
  ('CDD', 4, 'consiglio didattica docenti corso'),
  ('DIPARTIMENTI', 5, 'dipartimento dipartimenti docenti ricerca'),
  ('ISU', 6, 'diritto allo studio borsa borse mensa mense residenza residenze alloggio'),
  ('QUALITÀ', 7, 'qualità assicurazione didattica presidio'),
  ('SPORT', 8, 'sport palestra torneo tornei squadra centro sportivo'),
  ('VALUTAZIONE', 9, 'valutazione nucleo questionari'),
  ('CNSU', 10, 'consiglio nazionale ministero nazionale');

-- Representatives as the assistant finds them: by name, or by what their body deals with.
create table private.people (
  name text not null,
  section text not null,
  place integer,
  named tsvector not null,
  body tsvector not null,
  primary key (section, name)
);

comment on table private.people is 'Representatives as the assistant finds them; a trigger keeps it in step with their rows.';

alter table private.people enable row level security;
revoke all on private.people from public, anon, authenticated;

create function private.person_of(person public.representatives)
returns private.people
language sql stable set search_path = '' as $$
  select person.name, person.section, place, private.search_text(person.name),
    private.search_text(concat_ws(' ', person.section, keywords))
  from (select 1) as one left join private.bodies on bodies.section = person.section
$$;

create function private.keep_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person private.people;
begin
  if tg_op <> 'INSERT' then
    delete from private.people where section = old.section and name = old.name;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  person := private.person_of(new);
  insert into private.people select person.* on conflict do nothing;
  perform private.learn_words(concat_ws(' ', new.name, new.section, 'rappresentante rappresentanti'));
  return null;
end
$$;

create trigger representatives_keep_person after insert or update or delete on public.representatives
  for each row execute function private.keep_person();

insert into private.documents
select 'calculators', slug, title, 'Calcolatore', '/?calcolatore=' || slug || '#calcolatori', 1.15,
  setweight(private.search_text(title), 'A')
    || setweight(private.search_text(concat_ws(' ', keywords, answers)), 'B'),
  jsonb_build_object('answer', answers, 'answer_en', answers_en), private.words_of(title)
from private.calculators;

select private.learn_words(string_agg(concat_ws(' ', title, tag, details ->> 'description'), ' '))
from private.documents;
select private.learn_words(string_agg(keywords, ' ')) from private.calculators;
select private.learn_words(string_agg(keywords, ' ')) from private.bodies;

-- What students ask each body about, so that "con chi parlo per le tasse" finds somebody.
update private.bodies set keywords = bodies.keywords || ' ' || more.keywords
from (values
  ('ISU', 'tasse contributi rette rate isee esoneri riduzioni agevolazioni diritto allo studio'),
  ('SCUOLA TRIENNALE', 'esami appelli calendario orari piano di studi opzionali'),
  ('SCUOLA MAGISTRALE', 'esami appelli calendario orari piano di studi opzionali'),
  ('SCUOLA DI GIURISPRUDENZA', 'esami appelli calendario orari piano di studi opzionali'),
  ('CDD', 'programmi insegnamenti lezioni'),
  ('QUALITÀ', 'questionario questionari'),
  ('SPORT', 'sportivo sportivi impianti piscina calcetto')
) as more (section, keywords)
where bodies.section = more.section;

revoke execute on all functions in schema private from public, anon, authenticated;
