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

alter table private.documents enable row level security;
revoke all on private.documents from public, anon, authenticated;
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
  where event.status in ('upcoming', 'completed')
$$;

-- Correctly spelled words, for spelling suggestions. Numbers are left out.
create table private.words (
  word text primary key,
  letters text not null
);

comment on table private.words is 'Words of titles, keywords and names, without accents, for spelling suggestions.';
comment on column private.words.letters is 'The letters of the word, sorted: equal when two letters were swapped.';

create index words_by_letters on private.words (letters);

alter table private.words enable row level security;
revoke all on private.words from public, anon, authenticated;

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
        ' ', document.title, document.tag, document.details ->> 'description', document.details ->> 'title_en'
      )
    );
  end if;
  return null;
end
$$;

create function private.sync_faq_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_words(concat_ws(' ', new.question, new.question_en, new.keywords, new.topic));
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
create trigger faq_sync_words after insert or update on public.faq
  for each row execute function private.sync_faq_words();
create trigger events_sync_document after insert or update or delete on public.events
  for each row execute function private.sync_document();

-- Calculators are code, so this is what the assistant knows of them.
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

insert into private.documents
select 'calculators', slug, title, 'Calcolatore', '/?calcolatore=' || slug || '#calcolatori', 1.15,
  setweight(private.search_vector(title), 'A')
    || setweight(private.search_vector(concat_ws(' ', keywords, answers)), 'B'),
  jsonb_build_object('answer', answers, 'answer_en', answers_en), private.lexemes_of(title)
from private.calculators;

select private.add_words(string_agg(concat_ws(' ', title, tag, details ->> 'description'), ' '))
from private.documents;
select private.add_words(string_agg(keywords, ' ')) from private.calculators;

-- The pages that list files are found as well: "handouts for the second year".
create table private.pages (
  url text primary key,
  title text not null,
  title_en text not null,
  answers text not null,
  answers_en text not null,
  keywords text not null
);

comment on table private.pages is 'The pages that the assistant can lead to, and what they show. New ones come with a migration.';

alter table private.pages enable row level security;
revoke all on private.pages from public, anon, authenticated;

insert into private.pages (url, title, title_en, answers, answers_en, keywords)
select '/dispense/' || slug || '-anno', 'Dispense del ' || slug || ' anno', english || '-year handouts',
  'Qui ci sono tutte le dispense del ' || slug || ' anno, corso per corso.',
  'Here are all handouts of the ' || lower(english) || ' year, course by course.',
  concat_ws(' ', slug || ' anno', number || ' anno', english || ' year', ordinal || ' year',
    'dispense appunti materiale corsi esami materie handouts notes materials courses triennale undergraduate bachelor')
from (values
  (1, 'primo', 'First', '1st'), (2, 'secondo', 'Second', '2nd'), (3, 'terzo', 'Third', '3rd')
) as years (number, slug, english, ordinal)
union all
select '/dispense/clmg/' || slug || '-anno', 'Dispense di giurisprudenza: ' || slug || ' anno',
  'Law handouts: ' || lower(english) || ' year',
  'Qui ci sono le dispense del ' || slug || ' anno di giurisprudenza.',
  'Here are the handouts of the ' || lower(english) || ' year of the law degree.',
  concat_ws(' ', slug || ' anno', number || ' anno', english || ' year', ordinal || ' year',
    'dispense appunti materiale materie giurisprudenza legge CLMG law degree handouts notes materials')
from (values
  (1, 'primo', 'First', '1st'), (2, 'secondo', 'Second', '2nd'), (3, 'terzo', 'Third', '3rd'),
  (4, 'quarto', 'Fourth', '4th'), (5, 'quinto', 'Fifth', '5th')
) as years (number, slug, english, ordinal)
union all values
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
    'chi siamo valori storia associazione about us who we are values association');

-- The pages of the guides' categories, which list them: "all guides about living in Milan".
insert into private.pages (url, title, title_en, answers, answers_en, keywords)
select '/guide/' || slug, 'Guide: ' || name, 'Guides: ' || name_en,
  'Qui ci sono tutte le guide di questo argomento: ' || name || '.',
  'Here are all guides on this topic: ' || name_en || '.',
  concat_ws(' ', 'elenco lista guide list of guides', keywords)
from (values
  ('associations', 'Associazioni', 'Associations', 'associazioni studentesche societies clubs'),
  ('opzionali', 'Esami opzionali', 'Elective exams', 'opzionali esami a scelta electives'),
  ('graduate', 'Dopo la laurea', 'After the degree', 'dopo la triennale postgraduate'),
  ('stage', 'Stage', 'Internships', 'tirocini internship'),
  ('freemover', 'Freemover', 'Freemover', ''),
  ('residenze', 'Residenze', 'Halls of residence', 'alloggi studentati housing accommodation'),
  ('exchange_magistrale', 'Exchange magistrale', 'Exchange, master’s', 'scambio erasmus master'),
  ('exchange_triennale', 'Exchange triennale', 'Exchange, bachelor’s', 'scambio erasmus bachelor undergraduate'),
  ('university', 'Vita in università', 'University life', 'vita universitaria'),
  ('milan', 'Vivere a Milano', 'Living in Milan', 'Milano Milan città city'),
  ('burocrazia', 'Burocrazia', 'Paperwork', 'bureaucracy'),
  ('master_admissions', 'Ammissioni alle magistrali', 'Master’s admissions', 'ammissione magistrale master admission'),
  ('tesi', 'Tesi', 'Thesis', 'dissertation'),
  ('ecdl', 'ECDL', 'ECDL', 'certificazione informatica computer certificate')
) as categories (slug, name, name_en, keywords);

insert into private.documents
select 'pages', url, title, 'Pagina', url, 1.1,
  setweight(private.search_vector(title), 'A') || setweight(private.english_search_vector(title_en), 'A')
    || setweight(private.any_search_vector(keywords), 'B'),
  jsonb_build_object('answer', answers, 'answer_en', answers_en, 'title_en', title_en),
  private.lexemes_of(title)
from private.pages;

-- Exchange destinations, which the calculators compare a score with: "what do I need for Hong Kong?"
create table private.destinations (
  source text not null,
  source_id text not null,
  level text not null,
  name text not null,
  place text,
  lowest text,
  search tsvector not null,
  primary key (source, source_id)
);

comment on table private.destinations is 'Exchange destinations as the assistant searches them; triggers update it.';
comment on column private.destinations.level is 'triennale, magistrale or giurisprudenza.';
comment on column private.destinations.lowest is 'The lowest score admitted last time, as the table has it.';

create index destinations_search on private.destinations using gin (search);

alter table private.destinations enable row level security;
revoke all on private.destinations from public, anon, authenticated;

-- Installations name these columns differently, so they are read by name and may be absent.
create function private.sync_destination() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  destination jsonb;
  level constant text := tg_argv[0];
begin
  if tg_op <> 'INSERT' then
    delete from private.destinations
    where source = tg_table_name and source_id = coalesce(to_jsonb(old) ->> 'id', to_jsonb(old) ->> 'ID');
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  destination := to_jsonb(new);
  insert into private.destinations (source, source_id, level, name, place, lowest, search)
  select tg_table_name, coalesce(destination ->> 'id', destination ->> 'ID'), level, btrim(name), place,
    coalesce(destination ->> 'lowest', destination ->> 'min_score', destination ->> 'Lowest Score'),
    private.any_search_vector(concat_ws(' ', name, place))
  from (select
    coalesce(destination ->> 'uni', destination ->> 'uni_name', destination ->> 'University') as name,
    coalesce(destination ->> 'country', destination ->> 'continent', destination ->> 'Continent') as place
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

-- What each body deals with, so that "con chi parlo per le tasse" finds its representatives.
create table private.bodies (
  section text primary key,
  order_index integer not null,
  keywords text not null,
  topics text
);

comment on table private.bodies is 'What the representatives of each body help with.';
comment on column private.bodies.order_index is 'Order in which people are suggested when a question names no body.';
comment on column private.bodies.keywords is 'Words for the body itself; also used for spelling suggestions.';
comment on column private.bodies.topics is 'What students ask it about; not used for spelling suggestions.';

alter table private.bodies enable row level security;
revoke all on private.bodies from public, anon, authenticated;

insert into private.bodies (section, order_index, keywords, topics) values
  ('SCUOLA TRIENNALE', 1,
    'triennale triennali triennio undergraduate school bachelor scuola economia',
    'esami appelli calendario orari piano di studi opzionali exams timetable study plan electives'),
  ('SCUOLA MAGISTRALE', 2,
    'magistrale magistrali biennio specialistica graduate school master msc postgraduate',
    'esami appelli calendario orari piano di studi opzionali exams timetable study plan electives'),
  ('SCUOLA DI GIURISPRUDENZA', 3,
    'giurisprudenza legge clmg giuristi law school lawyers',
    'esami appelli calendario orari piano di studi opzionali exams timetable study plan electives'),
  ('CDD', 4,
    'consiglio di corso consiglio didattico consiglio del dipartimento didattica commissione didattica cdd degree council course council teaching council',
    'programmi insegnamenti lezioni modalità esame syllabus courses lectures'),
  ('DIPARTIMENTI', 5,
    'dipartimento dipartimenti consiglio di dipartimento department departments department council',
    'docenti ricerca research professors'),
  ('ISU', 6,
    'isu diritto allo studio borsa borse di studio mensa mense residenza residenze alloggio scholarship grants canteen housing dormitories right to study',
    'tasse contributi rette rate isee esoneri riduzioni agevolazioni fees tuition'),
  ('QUALITÀ', 7,
    'qualità assicurazione della qualità presidio di qualità quality assurance teaching quality',
    'questionario questionari valutazione della didattica questionnaires feedback on courses'),
  ('SPORT', 8,
    'sport comitato sportivo centro sportivo sports committee athletics',
    'palestra torneo tornei squadra squadre sportivo sportivi impianti piscina calcetto gym teams tournament'),
  ('VALUTAZIONE', 9,
    'valutazione nucleo di valutazione evaluation evaluation board', 'questionari questionnaires'),
  ('CNSU', 10,
    'cnsu consiglio nazionale degli studenti universitari ministero nazionale national student council ministry', null);

select private.add_words(string_agg(keywords, ' ')) from private.bodies;

create table private.people (
  name text not null,
  section text not null,
  order_index integer,
  name_search tsvector not null,
  body_search tsvector not null,
  primary key (section, name)
);

comment on table private.people is 'Representatives as the assistant searches them, by name and by body; a trigger updates it.';

alter table private.people enable row level security;
revoke all on private.people from public, anon, authenticated;

create function private.person_of(person public.representatives)
returns private.people
language sql stable set search_path = '' as $$
  select person.name, person.section, order_index, private.search_vector(person.name),
    private.search_vector(person.section) || setweight(private.any_search_vector(keywords), 'A')
      || private.any_search_vector(topics)
  from (select 1) as one_row left join private.bodies on bodies.section = person.section
$$;

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

revoke execute on all functions in schema private from public, anon, authenticated;
