-- Demonstration data: ten master's courses with fourteen exams each, their estimated multipliers and
-- the largest number of credits at the time of the call.
with courses (course, subjects) as (
  values
    ('Management', array['Strategia', 'Gestione delle operazioni', 'Comportamento organizzativo', 'Gestione dell''innovazione', 'Impresa e società', 'Negoziazione', 'Controllo di gestione', 'Finanza per il management']),
    ('Finance', array['Asset pricing', 'Corporate finance', 'Derivati', 'Reddito fisso', 'Econometria finanziaria', 'Gestione del rischio', 'Banche e vigilanza', 'Private equity']),
    ('Marketing Management', array['Comportamento del consumatore', 'Marca', 'Prezzi', 'Ricerche di mercato', 'Marketing digitale', 'Canali e distribuzione', 'Comunicazione', 'Modelli di marketing']),
    ('Amministrazione, finanza e controllo', array['Principi contabili internazionali', 'Revisione', 'Controllo di gestione', 'Valutazione d''azienda', 'Fiscalità d''impresa', 'Operazioni straordinarie', 'Bilancio consolidato', 'Crisi d''impresa']),
    ('Economic and Social Sciences', array['Microeconomia avanzata', 'Macroeconomia avanzata', 'Econometria', 'Economia politica', 'Economia del lavoro', 'Sviluppo', 'Storia economica', 'Teoria dei giochi']),
    ('Data Science and Business Analytics', array['Apprendimento automatico', 'Statistica bayesiana', 'Ottimizzazione', 'Basi di dati', 'Elaborazione del linguaggio', 'Serie storiche', 'Calcolo distribuito', 'Analisi delle reti']),
    ('Economics of Innovation and Technology', array['Economia della scienza', 'Proprietà intellettuale', 'Piattaforme digitali', 'Finanza dell''innovazione', 'Politiche industriali', 'Imprenditorialità', 'Strategie tecnologiche', 'Trasferimento tecnologico']),
    ('Government and International Organizations', array['Relazioni internazionali', 'Politiche pubbliche', 'Diritto internazionale', 'Valutazione d''impatto', 'Finanza pubblica', 'Cooperazione', 'Istituzioni europee', 'Regolazione']),
    ('International Management', array['Strategia globale', 'Mercati emergenti', 'Operazioni internazionali', 'Finanza internazionale', 'Marketing internazionale', 'Gestione interculturale', 'Fusioni e acquisizioni', 'Etica d''impresa']),
    ('Arts, Culture, Media and Entertainment', array['Gestione dei musei', 'Economia dei media', 'Spettacolo dal vivo', 'Moda e design', 'Diritto d''autore', 'Turismo culturale', 'Editoria', 'Mercato dell''arte'])
),
shared (subject, cfu) as (
  values
    ('Metodi quantitativi', 6), ('Lingua straniera avanzata', 4), ('Diritto per l''impresa', 6),
    ('Primo esame a scelta', 6), ('Secondo esame a scelta', 6), ('Seminario di carriera', 2)
)
insert into public."cours-subject_MS_exchange" (course, subject, cfu)
select course, subject, cfu
from (
  select course, subject, case when place % 3 = 0 then 8 else 6 end as cfu
  from courses cross join lateral unnest(subjects) with ordinality as exam (subject, place)
  union all
  select course, subject, cfu from courses cross join shared
) as exams
order by course, subject;

insert into public."course multipliers estimation" (course, "GPA mult.", "NC mult")
select course,
  0.97 + (row_number() over (order by course) % 7) * 0.01,
  0.94 + (row_number() over (order by course) % 5) * 0.03
from (select distinct course from public."cours-subject_MS_exchange") as courses
order by course;

-- What a student who passed everything has at the time of the call: the first year.
insert into public."NC_max" (course, "NC_MAX")
select course, 56 + (row_number() over (order by course) % 4) * 2
from (select distinct course from public."cours-subject_MS_exchange") as courses
order by course;
