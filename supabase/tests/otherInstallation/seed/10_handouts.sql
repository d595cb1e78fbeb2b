-- The faults of real handouts, one of each kind, around the rows that every page must show.
with files (year, subject, filename, file, days) as (
  values
    ('First Year', 'Statistica', 'Buona.pdf', null, 2),
    -- The one file of the demonstration that breaks off, see demoFaults.ts.
    ('First Year', 'Statistica', 'Interrotta.pdf', 'secondo-anno-marketing-glossario.pdf', 3),
    ('First Year', ' Statistica ', ' Nome con spazi.pdf ', null, 4),
    ('First year', 'Statistica', 'Anno minuscolo.pdf', null, 5),
    ('First Year ', 'Statistica', 'Anno con spazio.pdf', null, 6),
    ('NULL', 'Statistica', 'Anno scritto NULL.pdf', null, 7),
    (null, 'Statistica', 'Senza anno.pdf', null, 8),
    ('First Year', null, 'Senza materia.pdf', null, 9),
    ('First Year', 'Statistica', null, null, 10),
    ('Second Year', '100% Diritto / A&B?', 'Programma.pdf', null, null),
    ('Second Year', E'Diritto tributario\n', 'Schemi.pdf', null, 12)
)
insert into public.handouts (year, subject, filename, file_url, uploaded_at)
select
  year, subject, filename,
  current_setting('app.base_url') || '/storage/v1/object/public/handouts/' || file,
  now() - make_interval(days => days)
from files;

insert into public.clmg_handouts (name, url, course_year) values
  ('Diritto romano', null, '1'), ('Senza anno', null, null), (null, null, '1'), ('Fuori', null, '7'),
  ('Procedura civile ', null, '4');
