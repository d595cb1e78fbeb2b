-- Demonstration data: fifteen degree courses with 25 exams each (180 CFU), for the graduation grade and
-- for the undergraduate exchange score. A plan is a common core, the exams of an area and three of its own.
create temporary table demo_plan as
with courses (course, area, own) as (
  values
    ('Economia aziendale e management', 'azienda', array['Gestione delle operazioni', 'Imprese familiari', 'Comunicazione d''impresa']),
    ('Economia e finanza', 'finanza', array['Derivati', 'Assicurazioni', 'Finanza internazionale']),
    ('Economia e scienze sociali', 'societa', array['Economia sperimentale', 'Demografia', 'Storia del pensiero economico']),
    ('Economia per le arti, la cultura e la comunicazione', 'cultura', array['Storia dell''arte contemporanea', 'Economia del cinema', 'Diritto d''autore']),
    ('International Economics and Management', 'azienda', array['International Business', 'Cross-cultural Management', 'Global Supply Chains']),
    ('International Economics and Finance', 'finanza', array['International Monetary Economics', 'Empirical Finance', 'Development Economics']),
    ('International Politics and Government', 'politica', array['International Security', 'Comparative Politics', 'Political Philosophy']),
    ('Scienze matematiche e informatiche per l''intelligenza artificiale', 'quantitativa', array['Apprendimento automatico', 'Ottimizzazione convessa', 'Reti neurali']),
    ('Economics, Management and Computer Science', 'quantitativa', array['Platform Economics', 'Software Engineering', 'Digital Strategy']),
    ('World Bachelor in Business', 'azienda', array['Business Negotiation', 'Asian Markets', 'Entrepreneurial Finance']),
    ('Economia e legislazione per l''impresa', 'azienda', array['Diritto fallimentare', 'Revisione aziendale', 'Diritto del lavoro']),
    ('Economia del turismo e del territorio', 'cultura', array['Geografia economica', 'Gestione alberghiera', 'Mobilità e trasporti']),
    ('Statistica per le decisioni', 'quantitativa', array['Serie storiche', 'Campionamento', 'Visualizzazione dei dati']),
    ('Management delle istituzioni pubbliche', 'politica', array['Gestione della sanità', 'Contratti pubblici', 'Valutazione delle politiche']),
    ('Economia e sostenibilità', 'societa', array['Economia dell''ambiente', 'Energia e clima', 'Rendiconto di sostenibilità'])
),
core (subject, cfu, year) as (
  values
    ('Microeconomia', 8, 1), ('Matematica generale', 8, 1), ('Contabilità e bilancio', 8, 1),
    ('Diritto privato', 6, 1), ('Informatica per l''economia', 6, 1), ('Macroeconomia', 8, 2),
    ('Statistica', 7, 2), ('Diritto pubblico', 6, 2), ('Finanza aziendale', 7, 2), ('Marketing', 6, 2),
    ('Prima lingua straniera', 4, 3), ('Seconda lingua straniera', 4, 3), ('Elaborato finale', 3, 3)
),
areas (area, subjects) as (
  values
    ('azienda', array['Economia aziendale', 'Strategia d''impresa', 'Organizzazione aziendale', 'Programmazione e controllo', 'Diritto commerciale', 'Diritto tributario', 'Economia industriale', 'Innovazione e tecnologia', 'Seminario di leadership']),
    ('finanza', array['Economia aziendale', 'Matematica finanziaria', 'Mercati finanziari', 'Intermediari finanziari', 'Econometria', 'Diritto dei mercati', 'Politica monetaria', 'Valutazione d''azienda', 'Seminario di analisi dei titoli']),
    ('societa', array['Sociologia', 'Econometria', 'Economia pubblica', 'Economia del lavoro', 'Teoria dei giochi', 'Storia economica', 'Economia dello sviluppo', 'Scienza politica', 'Seminario di scrittura scientifica']),
    ('cultura', array['Economia della cultura', 'Gestione dei musei', 'Storia economica', 'Editoria e media', 'Diritto dei beni culturali', 'Antropologia', 'Economia della creatività', 'Organizzazione di eventi', 'Seminario di progettazione culturale']),
    ('politica', array['Scienza politica', 'Relazioni internazionali', 'Storia contemporanea', 'Diritto dell''Unione europea', 'Economia pubblica', 'Metodi della ricerca sociale', 'Politiche pubbliche', 'Diritto internazionale', 'Seminario di negoziazione']),
    ('quantitativa', array['Algebra lineare', 'Analisi matematica', 'Probabilità', 'Programmazione', 'Basi di dati', 'Algoritmi', 'Econometria', 'Inferenza statistica', 'Seminario di etica dei dati'])
),
specific as (
  -- Twelve exams, three of 9 CFU and nine of 8: with the core, 180 in all.
  select course, subject, case when place <= 3 then 9 else 8 end as cfu, 1 + (place - 1) / 4 as year
  from courses
  join areas using (area)
  cross join lateral unnest(subjects || own) with ordinality as exam (subject, place)
)
select course, subject, cfu, year from courses cross join core
union all
select course, subject, cfu, year::int from specific;

insert into public.course_subjects (course, subject, cfu)
select course, subject, cfu from demo_plan order by course, year, subject;

-- The exchange score counts the exams of the first two years, without the thesis.
insert into public."course_subjects_UG" (course, subject, cfu, year)
select course, subject, cfu, year from demo_plan where year <= 2 order by course, year, subject;

-- Official multipliers are near a tenth of a point per credit.
insert into public."course-multiplier_UG" (course, multiplier, cfu_min)
select course,
  0.08 + (row_number() over (order by course) % 5) * 0.01,
  35.4 + (row_number() over (order by course) % 4) * 2.5
from (select distinct course from demo_plan) as courses
order by course;

drop table demo_plan;
