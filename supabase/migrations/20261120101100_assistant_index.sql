-- What the assistant searches, one row per document. Words are stemmed when a document is written, not for
-- every question: with 100,000 handouts a question with one common word took 14 seconds.
create table private.documents (
  source text not null,
  source_id text not null,
  title text not null,
  tag text not null,
  url text,
  importance double precision not null,
  search tsvector not null,
  details jsonb not null default '{}',
  title_lexemes text[] not null default '{}',
  primary key (source, source_id)
);

comment on table private.documents is
  'Handouts, active guides, FAQ, events and calculators as the assistant searches them; triggers update it.';
comment on column private.documents.url is 'Where it opens; an answer of the FAQ may have none.';
comment on column private.documents.importance is
  'Factor of the score: of two equal matches a guide answers a question better than a handout.';
comment on column private.documents.details is 'By source: description, answer, start, location…';

create index documents_search on private.documents using gin (search);

grant select on private.documents to service_role;

create function private.lexemes_of(content text)
returns text[]
language sql immutable set search_path = '' as $$
  select tsvector_to_array(private.search_vector(content))
$$;

-- The text search parser takes "Python.pdf" for a host name, so the word "Python" would not be found.
create function private.without_pdf_extension(filename text)
returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(filename, '\.pdf\s*$', '', 'i')
$$;

-- Each `document_of` returns the row's document, or nothing when visitors cannot open it (a draft, no file).
-- The weights A to D rank a match: title, description and keywords, category, body.
create function private.document_of(handout public.handouts)
returns private.documents
language sql stable set search_path = '' as $$
  select 'handouts', handout.id::text, handout.filename, handout.subject, handout.file_url, 1,
    setweight(private.search_vector(handout.subject || ' ' || private.without_pdf_extension(handout.filename)), 'A')
      || setweight(private.english_search_vector(handout.subject_en), 'A')
      || setweight(private.any_search_vector(handout.keywords), 'B'),
    jsonb_build_object('subject_en', handout.subject_en, 'year', handout.year), private.lexemes_of(private.without_pdf_extension(handout.filename))
  where handout.file_url is not null
$$;

create function private.document_of(handout public.clmg_handouts)
returns private.documents
language sql stable set search_path = '' as $$
  select 'clmg_handouts', handout.id::text, handout.name, 'CLMG', handout.url, 1,
    setweight(private.search_vector(private.without_pdf_extension(handout.name)), 'A')
      || setweight(private.english_search_vector(handout.name_en), 'A')
      || setweight(private.any_search_vector(handout.keywords), 'B')
      || setweight(private.any_search_vector('giurisprudenza legge CLMG law'), 'C'),
    jsonb_build_object('title_en', handout.name_en, 'year', handout.course_year),
    private.lexemes_of(private.without_pdf_extension(handout.name))
  where handout.url is not null
$$;

create function private.document_of(guide public.guides)
returns private.documents
language sql stable set search_path = '' as $$
  select 'guides', guide.id::text, guide.title, 'Guida', guide.file_url, 1.3,
    setweight(private.search_vector(guide.title), 'A')
      || setweight(private.english_search_vector(guide.title_en), 'A')
      || setweight(private.search_vector(guide.description), 'B')
      || setweight(private.english_search_vector(guide.description_en), 'B')
      || setweight(private.any_search_vector(guide.keywords), 'B')
      || setweight(private.search_vector(replace(guide.category, '_', ' ')), 'C'),
    jsonb_build_object(
      'description', guide.description, 'category', btrim(guide.category),
      'title_en', guide.title_en, 'description_en', guide.description_en
    ),
    private.lexemes_of(guide.title)
  where guide.is_active and guide.file_url is not null
$$;

create function private.document_of(entry public.faq)
returns private.documents
language sql stable set search_path = '' as $$
  select 'faq', entry.id::text, entry.question, entry.topic, entry.url, 1.2,
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

create function private.document_of(event public.events)
returns private.documents
language sql stable set search_path = '' as $$
  select 'events', event.id::text, event.title, 'Evento', '/#eventi-' || event.id, 1.25,
    setweight(private.search_vector(event.title), 'A')
      || setweight(private.search_vector(concat_ws(' ', event.event_type, event.description)), 'B')
      || setweight(private.search_vector(concat_ws(' ', 'evento', event.location)), 'C'),
    jsonb_build_object(
      'start', event.start_date, 'location', event.location, 'description', event.description,
      'registration', event.registration_link
    ), private.lexemes_of(event.title)
  where private.known_values() -> 'eventStatuses' ? event.status
$$;

-- Correctly spelled words, for spelling suggestions. Numbers are left out.
create table private.words (
  word text primary key,
  letters text not null
);

comment on table private.words is 'Words of titles, keywords and names, without accents, for spelling suggestions.';
comment on column private.words.letters is 'The letters of the word, sorted: equal when two letters were swapped.';

create index words_by_letters on private.words (letters);

create function private.sorted_letters(word text)
returns text
language sql immutable set search_path = '' as $$
  select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') as letter
$$;

create function private.add_words(content text)
returns void
language sql set search_path = '' as $$
  insert into private.words (word, letters)
  select word, private.sorted_letters(word)
  from (
    select distinct word
    from regexp_split_to_table(private.normalize_text(content), '[^a-z]+') as word
    where length(word) between 4 and 30
  ) as split
  where not exists (select from private.words as existing where existing.word = split.word)
  on conflict do nothing
$$;

create function private.sync_document() returns trigger
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
    perform private.add_words(
      concat_ws(
        ' ', document.title, document.tag, document.details ->> 'description', document.details ->> 'title_en',
        to_jsonb(new) ->> 'keywords'
      )
    );
  end if;
  return null;
end
$$;

create trigger handouts_sync_document after insert or update or delete on public.handouts
  for each row execute function private.sync_document();
create trigger clmg_handouts_sync_document after insert or update or delete on public.clmg_handouts
  for each row execute function private.sync_document();
create trigger guides_sync_document after insert or update or delete on public.guides
  for each row execute function private.sync_document();
create trigger faq_sync_document after insert or update or delete on public.faq
  for each row execute function private.sync_document();
create trigger events_sync_document after insert or update or delete on public.events
  for each row execute function private.sync_document();

-- Exchange destinations, which the calculators compare a score with: "what do I need for Hong Kong?"
create table private.destinations (
  source text not null,
  source_id text not null,
  programme text not null,
  name text not null,
  place text,
  lowest text,
  highest text,
  slots text,
  language text,
  requirements text,
  notes text,
  primary key (source, source_id)
);

comment on table private.destinations is 'Exchange destinations as the assistant looks them up; triggers update it.';
comment on column private.destinations.programme is 'triennale, magistrale or giurisprudenza.';
comment on column private.destinations.place is 'The continent, or the country for giurisprudenza.';
comment on column private.destinations.lowest is 'The lowest score admitted last time, as the table has it.';

-- Installations name these columns differently, so they are read by name and may be absent.
create function private.sync_destination() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  destination jsonb;
begin
  if tg_op <> 'INSERT' then
    delete from private.destinations
    where source = tg_table_name and source_id = coalesce(to_jsonb(old) ->> 'id', to_jsonb(old) ->> 'ID');
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  destination := to_jsonb(new);
  insert into private.destinations
  select tg_table_name, coalesce(destination ->> 'id', destination ->> 'ID'), tg_argv[0], btrim(name),
    coalesce(destination ->> 'country', destination ->> 'continent', destination ->> 'Continent'),
    coalesce(destination ->> 'lowest', destination ->> 'min_score', destination ->> 'Lowest Score'),
    coalesce(destination ->> 'highest', destination ->> 'max_score', destination ->> 'Highest Score'),
    destination ->> 'SLOTS 2024/25',
    destination ->> 'ADDITIONAL LANGUAGE REQUIREMENT',
    destination ->> 'ADDITIONAL ACADEMIC REQUIREMENTS',
    coalesce(destination ->> 'NOTES', destination ->> 'sel_details', destination ->> 'state')
  from (select
    coalesce(destination ->> 'uni', destination ->> 'uni_name', destination ->> 'University') as name
  ) as named
  where btrim(name) <> '';
  return null;
end
$$;

create trigger ug_destinations_sync after insert or update or delete on public."UG_exchange_destinations"
  for each row execute function private.sync_destination('triennale');
create trigger msc_destinations_sync after insert or update or delete on public.dest_exc_msc
  for each row execute function private.sync_destination('magistrale');
create trigger clmg_destinations_sync after insert or update or delete on public."CLMG_destinations_exchange"
  for each row execute function private.sync_destination('giurisprudenza');

-- What each body deals with, so that "con chi parlo per le tasse" finds its representatives; `index_site` fills it.
create table private.bodies (
  section text primary key,
  position integer not null,
  search tsvector not null
);

comment on table private.bodies is 'The bodies by what their representatives help with.';
comment on column private.bodies.position is 'Order in which people are suggested when a question names no body.';

create table private.people (
  name text not null,
  section text not null,
  order_index integer,
  name_search tsvector not null,
  primary key (section, name)
);

comment on table private.people is 'Representatives as the assistant searches them by name; a trigger updates it.';

-- The pages that list files and the calculators are code, so this is what the assistant knows of them: "handouts for
-- the second year", "all guides about living in Milan". The values of the sections give years, categories and names.
create view private.pages with (security_invoker = true) as
  select base || slug as url, title, title_en, answer, answer_en,
    concat_ws(' ', slug, number || ' anno', english || ' year', number || ordinal || ' year', words) as keywords,
    null as also_called
  from (
    select '/dispense/' as base, page ->> 'slug' as slug, number, page ->> 'name' as english,
      'Dispense del ' || name as title, initcap(page ->> 'name') || '-year handouts' as title_en,
      'Qui ci sono tutte le dispense del ' || name || ', corso per corso.' as answer,
      'Here are all handouts of the ' || (page ->> 'name') || ' year, course by course.' as answer_en,
      'dispense appunti materiale corsi esami materie handouts notes materials courses triennale undergraduate bachelor'
        as words
    from jsonb_array_elements(private.known_values() -> 'handoutPages') with ordinality as year (page, number),
      lateral replace(page ->> 'slug', '-', ' ') as name
    union all
    select '/dispense/clmg/', page ->> 'slug', number, page ->> 'name',
      'Dispense di giurisprudenza: ' || name, 'Law handouts: ' || (page ->> 'name') || ' year',
      'Qui ci sono le dispense del ' || name || ' di giurisprudenza.',
      'Here are the handouts of the ' || (page ->> 'name') || ' year of the law degree.',
      'dispense appunti materiale materie giurisprudenza legge CLMG law degree handouts notes materials'
    from jsonb_array_elements(private.known_values() -> 'clmgPages') with ordinality as year (page, number),
      lateral replace(page ->> 'slug', '-', ' ') as name
  ) as years, lateral coalesce((array['st', 'nd', 'rd'])[number], 'th') as ordinal
  union all
  select '/guide/' || (category ->> 'slug'), 'Guide: ' || it, 'Guides: ' || en,
    'Qui ci sono tutte le guide di questo argomento: ' || it || '.',
    'Here are all guides on this topic: ' || en || '.',
    'elenco lista guide list of guides', category ->> 'alsoCalled'
  from jsonb_array_elements(private.known_values() -> 'guideCategories') as category,
    lateral jsonb_to_record(category -> 'name') as name (it text, en text)
  union all
  select *, null from (values
    ('/dispense', 'Tutte le dispense', 'All handouts',
      'Qui scegli l’anno, o giurisprudenza, e trovi le dispense corso per corso.',
      'Here you choose your year, or law, and find the handouts course by course.',
      'elenco lista dispense appunti scaricare download list of handouts notes clmg giurisprudenza'),
    ('/guide', 'Tutte le guide', 'All guides',
      'Qui ci sono tutte le guide dell’associazione, per argomento.',
      'Here are all guides of the association, by topic.',
      'elenco lista guide list of guides'),
    ('/rappresentanti', 'I rappresentanti', 'The representatives',
      'Qui ci sono tutti i rappresentanti, organo per organo.',
      'Here are all representatives, body by body.',
      'elenco lista completa di tutti i rappresentanti list of all representatives'),
    ('/#eventi', 'Gli eventi', 'The events',
      'Qui ci sono gli eventi dell’associazione, in programma e passati, e il calendario a cui iscriverti.',
      'Here are the association’s events, upcoming and past, and a calendar to subscribe to.',
      'elenco lista calendario eventi passati calendar of all events past events subscribe'),
    ('/#marketplace', 'Il marketplace', 'The marketplace',
      'Sul marketplace gli studenti comprano e vendono cose usate, senza commissioni.',
      'On the marketplace students buy and sell second-hand things, without commissions.',
      'marketplace mercatino usato comprare vendere annuncio annunci second hand buy sell used things furniture mobili'),
    ('/chi-siamo', 'Chi siamo', 'About us',
      'Qui l’associazione racconta che cosa fa e come è fatta.',
      'Here the association says what it does and how it is made up.',
      'chi siamo valori storia associazione about us who we are values association')
  ) as others;

-- What each body deals with, so that "con chi parlo per le tasse" finds its representatives.
create function private.person_of(person public.representatives)
returns private.people
language sql stable set search_path = '' as $$
  select person.name, person.section, position, private.search_vector(person.name)
  from (select 1) as one_row left join private.bodies on bodies.section = person.section
$$;

-- Indexes again what the sections' values say; a new version of `known_values` calls it.
create procedure private.index_site()
language plpgsql
set search_path = ''
as $$
begin
  delete from private.documents where source in ('pages', 'calculators');
  insert into private.documents
  select 'pages', url, title, 'Pagina', url, 1.1,
    setweight(private.search_vector(title), 'A') || setweight(private.english_search_vector(title_en), 'A')
      || setweight(private.any_search_vector(keywords), 'B') || private.any_search_vector(also_called),
    jsonb_build_object('answer', answer, 'answer_en', answer_en, 'title_en', title_en),
    private.lexemes_of(title)
  from private.pages;

  insert into private.documents
  select 'calculators', type, title, 'Calcolatore', '/?calcolatore=' || type || '#calcolatori', 1.15,
    setweight(private.search_vector(title), 'A')
      || setweight(private.search_vector(concat_ws(' ', keywords, answer)), 'B'),
    jsonb_build_object('answer', answer, 'answer_en', answer_en), private.lexemes_of(title)
  from jsonb_to_recordset(private.known_values() -> 'calculators')
    as calculator (type text, title text, answer text, answer_en text, keywords text);

  perform private.add_words(string_agg(concat_ws(' ', value ->> 'title', value ->> 'name', value ->> 'keywords'), ' '))
  from jsonb_array_elements(private.known_values() -> 'calculators' || private.known_values() -> 'bodies');

  delete from private.bodies;
  insert into private.bodies
  select name, position, private.search_vector(name) || setweight(private.any_search_vector(keywords), 'A')
  from jsonb_to_recordset(private.known_values() -> 'bodies') as body (name text, position integer, keywords text);

  delete from private.people;
  insert into private.people
  select (private.person_of(representatives)).* from public.representatives
  on conflict do nothing;
end
$$;

call private.index_site();

create function private.sync_person() returns trigger
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
  perform private.add_words(concat_ws(' ', new.name, new.section, 'rappresentante rappresentanti'));
  return null;
end
$$;

create trigger representatives_sync_person after insert or update or delete on public.representatives
  for each row execute function private.sync_person();

call private.close_schema();
