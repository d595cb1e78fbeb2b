-- The faults of real content, one of each kind.
insert into public.handouts (year, subject, filename, file_url) values
  ('First Year', 'Statistica', 'Buona.pdf', null),
  ('First year', 'Statistica', 'Anno minuscolo.pdf', null),
  ('First Year ', 'Statistica', 'Anno con spazio.pdf', null),
  ('NULL', 'Statistica', 'Anno scritto NULL.pdf', null),
  ('First Year', ' Statistica ', 'Nome con spazi.pdf', null),
  ('First Year', null, 'Senza materia.pdf', null);
insert into public.clmg_handouts (name, url, course_year) values ('Diritto', null, 1), ('Fuori', null, 7);
insert into public.guides (category, title, order_index, is_active) values
  (E'tesi\n', 'A capo nella categoria', 1, true), ('tesi', 'Buona', null, true),
  ('erasmus', 'Categoria in più', 1, true), ('tesi', 'Bozza', 2, false);
insert into public.representatives (name, section, url) values
  ('Aurora Esempio', 'CNSU', null), ('aurora esempio ', 'CNSU', null), ('Bruno Prova', 'Cdd', 'http://127.0.0.1:9/foto.jpg');
insert into public.events (title, start_date, status) values
  ('Da fare', now() + interval '10 days', 'upcoming'), ('Rinviato', now() + interval '10 days', 'postponed'),
  ('Senza data', null, 'upcoming');
insert into public.course_subjects (course, subject, cfu) values
  ('Economia e Finanza', 'Microeconomia', 8), ('Economia e Finanza', null, 6), ('Economia e Finanza', 'Storia', null);
insert into public."course_subjects_UG" (course, subject, cfu) values ('Economia e finanza', 'Microeconomia', 8);
insert into public."course-multiplier_UG" (course, multiplier, cfu_min) values ('Economia e Finanza', null, null);
insert into public."cours-subject_MS_exchange" (course, subject, cfu) values ('Finance', 'Derivati', 6);
insert into public."NC_max" (course, "NC_MAX") values ('Finance', null);
insert into public.dest_exc_msc ("University", "Lowest Score") values ('Uno', '812,45'), ('Due', null), ('Tre', 'da definire');
insert into public."CLMG_studyplan" (course, cfu) values ('Diritto privato', 9);
insert into public."CLMG_destinations_exchange" (uni, lowest, state) values ('Leiden', 27.5, 'Assegnata'), ('Bergen', null, null);
insert into public."UG_exchange_destinations" (uni_name, min_score) values ('Vienna', 26.4), ('Nuova', null);
