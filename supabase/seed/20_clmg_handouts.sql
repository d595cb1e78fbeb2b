-- Demonstration data: 36 handouts of the law degree.
with files (course_year, name) as (
  values
    (1, 'Diritto privato I - Appunti completi'), (1, 'Diritto privato I - Schemi per l''orale'),
    (1, 'Diritto costituzionale - Appunti completi'), (1, 'Diritto costituzionale - Sentenze commentate'),
    (1, 'Storia del diritto medievale e moderno'), (1, 'Istituzioni di diritto romano - Riassunto'),
    (1, 'Filosofia del diritto - Appunti'), (1, 'Economia politica per giuristi'),
    (2, 'Diritto privato II - Appunti completi'), (2, 'Diritto privato II - Casi commentati'),
    (2, 'Diritto penale I - Parte generale'), (2, 'Diritto penale I - Schemi'),
    (2, 'Diritto dell''Unione europea - Appunti'), (2, 'Diritto internazionale - Riassunto'),
    (2, 'Diritto comparato - Sistemi a confronto'), (2, 'Contabilità e bilancio per giuristi'),
    (3, 'Diritto commerciale - Imprese e società'), (3, 'Diritto commerciale - Casi commentati'),
    (3, 'Diritto amministrativo I - Appunti'), (3, 'Diritto amministrativo I - Schemi'),
    (3, 'Diritto del lavoro - Appunti completi'), (3, 'Diritto penale II - Parte speciale'),
    (3, 'Diritto tributario - Principi e imposte'),
    (4, 'Diritto processuale civile - Appunti completi'), (4, 'Diritto processuale civile - Schemi'),
    (4, 'Diritto processuale penale - Appunti completi'), (4, 'Diritto processuale penale - Atti tipo'),
    (4, 'Diritto amministrativo II - Processo'), (4, 'Diritto fallimentare e della crisi'),
    (4, 'Diritto della proprietà industriale'),
    (5, 'Diritto bancario - Appunti'), (5, 'Diritto dei mercati finanziari'),
    (5, 'Arbitrato e mediazione'), (5, 'Diritto e tecnologia: dati personali'),
    (5, 'Redazione di un parere - Guida'), (5, 'Preparare la prova finale in giurisprudenza')
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
-- Which eight files are uploaded how many days before which exams; what is new, before those to come.
bursts (burst, ago, days) as (values (0, 0, 1), (1, 1, 2), (2, 1, 6), (3, 2, 2), (4, 3, 2)),
numbered as (
  select course_year, name, row_number() over () as position,
    'anno-' || course_year || '-'
      || btrim(regexp_replace(lower(extensions.unaccent(name)), '[^a-z0-9]+', '-', 'g'), '-')
      || '.pdf' as object_name
  from files
)
insert into public.clmg_handouts (id, name, url, course_year, created_at)
select
  md5('clmg/' || object_name)::uuid,
  name,
  coalesce(current_setting('app.base_url', true), 'http://127.0.0.1:54321')
    || '/storage/v1/object/public/clmg/' || object_name,
  course_year,
  -- In bursts of a few evenings.
  coalesce(starts, current_date)::timestamptz
    - make_interval(
      days => days + (position::int - 1) % 8 / 2,
      mins => 20 + 29 * ((position::int - 1) % 8)
    )
from numbered
join bursts on burst = (position - 1) / 8
left join exam_periods using (ago);
