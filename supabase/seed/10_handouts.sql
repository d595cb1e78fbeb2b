-- Demonstration data: 162 handouts, 27 courses with six files each. All content is invented.
-- `app.base_url` is the address of the project whose storage holds the files. The local server sets it; a
-- hosted project replaces the default once, after loading: docs/hosting.md has the statement.
with courses (year, slug, position, subject, topics) as (
  values
    ('First Year', 'primo-anno', 1, 'Economia aziendale', array['Appunti completi', 'Bilancio e conti', 'Riassunto per il primo parziale', 'Riassunto per il secondo parziale', 'Esercizi svolti', 'Domande di teoria']),
    ('First Year', 'primo-anno', 2, 'Matematica generale', array['Appunti completi', 'Limiti e derivate', 'Integrali', 'Algebra lineare', 'Esercizi svolti', 'Formulario']),
    ('First Year', 'primo-anno', 3, 'Microeconomia', array['Appunti completi', 'Consumatore e domanda', 'Impresa e costi', 'Equilibrio e mercati', 'Esercizi svolti', 'Grafici commentati']),
    ('First Year', 'primo-anno', 4, 'Diritto privato', array['Appunti completi', 'Obbligazioni', 'Contratti', 'Responsabilità civile', 'Casi commentati', 'Domande di teoria']),
    ('First Year', 'primo-anno', 5, 'Informatica per l''economia', array['Appunti completi', 'Fogli di calcolo', 'Basi di dati', 'Introduzione a Python', 'Esercizi svolti', 'Glossario']),
    ('First Year', 'primo-anno', 6, 'Storia economica', array['Appunti completi', 'Rivoluzione industriale', 'Il Novecento', 'Italia repubblicana', 'Linea del tempo', 'Domande di teoria']),
    ('First Year', 'primo-anno', 7, 'Contabilità e bilancio', array['Appunti completi', 'Partita doppia', 'Scritture di assestamento', 'Lettura del bilancio', 'Esercizi svolti', 'Piano dei conti']),
    ('First Year', 'primo-anno', 8, 'Diritto pubblico', array['Appunti completi', 'Fonti del diritto', 'Organi costituzionali', 'Diritti e libertà', 'Schemi', 'Domande di teoria']),
    ('First Year', 'primo-anno', 9, 'Scienze politiche: teoria / casi', array['Appunti completi', 'Partiti e sistemi elettorali', 'Politiche pubbliche', 'Casi commentati', 'Schemi', 'Domande & risposte']),
    ('Second Year', 'secondo-anno', 1, 'Statistica', array['Appunti completi', 'Probabilità', 'Stima e intervalli', 'Verifica di ipotesi', 'Esercizi svolti', 'Formulario e tavole']),
    ('Second Year', 'secondo-anno', 2, 'Macroeconomia', array['Appunti completi', 'Il modello IS-LM', 'Crescita', 'Politica monetaria', 'Esercizi svolti', 'Domande di teoria']),
    ('Second Year', 'secondo-anno', 3, 'Matematica finanziaria', array['Appunti completi', 'Tassi e rendite', 'Ammortamenti', 'Titoli e duration', 'Esercizi svolti', 'Formulario']),
    ('Second Year', 'secondo-anno', 4, 'Diritto commerciale', array['Appunti completi', 'Imprenditore e azienda', 'Società di persone', 'Società di capitali', 'Casi commentati', 'Domande di teoria']),
    ('Second Year', 'secondo-anno', 5, 'Economia & gestione delle imprese', array['Appunti completi', 'Strategia', 'Catena del valore', 'Organizzazione', 'Casi commentati', 'Domande di teoria']),
    ('Second Year', 'secondo-anno', 6, 'Finanza aziendale', array['Appunti completi', 'Valore attuale netto', 'Rischio e rendimento', 'Struttura del capitale', 'Esercizi svolti', 'Formulario']),
    ('Second Year', 'secondo-anno', 7, 'Marketing', array['Appunti completi', 'Segmentazione', 'Le quattro leve', 'Ricerche di mercato', 'Casi commentati', 'Glossario']),
    ('Second Year', 'secondo-anno', 8, 'Scienza delle finanze', array['Appunti completi', 'Beni pubblici', 'Imposte', 'Stato sociale', 'Esercizi svolti', 'Domande di teoria']),
    ('Second Year', 'secondo-anno', 9, 'Organizzazione aziendale', array['Appunti completi', 'Strutture', 'Gruppi e motivazione', 'Cambiamento', 'Casi commentati', 'Domande di teoria']),
    ('Third Year', 'terzo-anno', 1, 'Econometria', array['Appunti completi', 'Regressione lineare', 'Variabili strumentali', 'Dati panel', 'Laboratorio in R', 'Formulario']),
    ('Third Year', 'terzo-anno', 2, 'Economia degli intermediari finanziari', array['Appunti completi', 'Banche', 'Vigilanza', 'Gestione dei rischi', 'Esercizi svolti', 'Domande di teoria']),
    ('Third Year', 'terzo-anno', 3, 'Economia internazionale', array['Appunti completi', 'Commercio', 'Cambi', 'Integrazione europea', 'Esercizi svolti', 'Grafici commentati']),
    ('Third Year', 'terzo-anno', 4, 'Diritto tributario', array['Appunti completi', 'Principi', 'Imposte sui redditi', 'IVA al 22%', 'Casi commentati', 'Schemi']),
    ('Third Year', 'terzo-anno', 5, 'Strategia d''impresa', array['Appunti completi', 'Analisi del settore', 'Vantaggio competitivo', 'Crescita e acquisizioni', 'Casi commentati', 'Domande di teoria']),
    ('Third Year', 'terzo-anno', 6, 'Programmazione e controllo', array['Appunti completi', 'Costi', 'Budget', 'Scostamenti', 'Esercizi svolti', 'Formulario']),
    ('Third Year', 'terzo-anno', 7, 'Politica economica', array['Appunti completi', 'Obiettivi e strumenti', 'Regole fiscali', 'Unione monetaria', 'Esercizi svolti', 'Domande di teoria']),
    ('Third Year', 'terzo-anno', 8, 'Economia dell''innovazione', array['Appunti completi', 'Brevetti', 'Standard e reti', 'Start-up', 'Casi commentati', 'Glossario']),
    ('Third Year', 'terzo-anno', 9, 'Metodi quantitativi (avanzati)', array['Appunti completi', 'Ottimizzazione', 'Sistemi dinamici', 'Simulazione', 'Esercizi svolti', 'Formulario'])
),
-- Partial exams and sessions, the last that began first.
exam_periods as (
  select starts, row_number() over (order by starts desc) as ago
  from (
    select make_date(year, month, day) as starts
    from generate_series(extract(year from now())::int - 2, extract(year from now())::int) as year
    cross join (values (1, 7), (3, 24), (6, 1), (8, 24), (10, 27)) as first_day (month, day)
  ) as calendar
  where starts <= current_date
),
-- Which part is uploaded how many days before which exams; what is new, before those to come.
bursts (part, ago, days) as (
  values (1, 0, 0), (2, 1, 2), (3, 1, 6), (4, 2, 2), (5, 2, 6), (6, 3, 2)
),
files as (
  select year, slug, position, subject, topic, part,
    slug || '-'
      || btrim(regexp_replace(lower(extensions.unaccent(subject || ' ' || topic)), '[^a-z0-9]+', '-', 'g'), '-')
      || '.pdf' as object_name
  from courses cross join lateral unnest(topics) with ordinality as topic_list (topic, part)
)
insert into public.handouts (id, year, subject, filename, file_url, uploaded_at)
select
  md5('handouts/' || object_name)::uuid,
  year,
  subject,
  subject || ' - ' || topic || '.pdf',
  coalesce(current_setting('app.base_url', true), 'http://127.0.0.1:54321')
    || '/storage/v1/object/public/handouts/' || object_name,
  -- In bursts of a few evenings. Every handout has another minute, so the newest three are always the same.
  coalesce(starts, current_date)::timestamptz
    - make_interval(days => days + position / 2, mins => 25 + position * 31)
from files
join bursts using (part)
left join exam_periods using (ago);
