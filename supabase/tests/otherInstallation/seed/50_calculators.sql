-- Credits and scores as text, gaps, and a course that one table renamed and another did not.
insert into public.course_subjects (course, subject, cfu) values
  ('Economia e Finanza', 'Microeconomia', '8'), ('Economia e Finanza', 'Statistica', ' 7,5'),
  ('Economia e Finanza', null, '6'), ('Economia e Finanza', 'Storia', null),
  ('Economia e Finanza ', 'Matematica', '12'), (null, 'Senza corso', '6');

update public.course_subjects set semester = '1', exam_type = 'scritto', track = 'Comune' where cfu = '8';

insert into public."course_subjects_UG" (course, subject, cfu) values
  ('Economia e finanza', 'Microeconomia', '8'), ('Economia e finanza', 'Storia', null),
  ('Economia e finanza', null, '6'), ('Management', 'Strategia', '7,5');
insert into public."course-multiplier_UG" (course, multiplier, cfu_min) values
  ('Economia e Finanza ', '0.104', '35,4'), ('Economia e management', '0,1', null);
insert into public."UG_exchange_destinations" (uni_name, continent, min_score, max_score) values
  ('Nuova', 'Europa', null, null), ('Vienna', 'Europa ', '26,4', '29.15'), ('Praga', 'Europa', '26 circa', ''),
  ('Porto', 'Europa', '24', null), (null, 'Europa', '20', null);

insert into public."cours-subject_MS_exchange" (course, subject, cfu) values
  ('Finance', 'Derivati', 6), ('Finance', 'Seminario', 3), ('Finance', 'Seminario', 3),
  ('Finance', null, 6), ('Finance', 'Senza crediti', null), ('Marketing', 'Brand', 6);
insert into public."course multipliers estimation" (course, "GPA mult.", "NC mult") values
  ('FINANCE', '0,98', '1.025'), ('Marketing and Sales', '1', '1');
insert into public."NC_max" (course, "NC_MAX") values ('Finance', null), ('Marketing', 'n.d.');
insert into public.dest_exc_msc ("University", "Continent", "Lowest Score", "Highest Score", "SLOTS 2024/25") values
  ('Tre', 'Asia', 'da definire', null, null), ('Uno', 'Asia', '412,45', '800', 2), ('Due', 'Asia', null, null, null),
  ('Quattro', null, '999,5', '', 1), ('  ', 'Asia', '300', null, null);
update public.dest_exc_msc set "OF WHICH" = '1 double degree', "Rankings" = 41, "RESERVED/NOT AVAILABLE" = 'RESERVED'
where "University" = 'Uno';

insert into public."CLMG_studyplan" (course, cfu) values
  ('Diritto privato', 9), ('Diritto romano', null), (null, 6);
insert into public."CLMG_destinations_exchange" (uni, country, lowest, highest, codice, state) values
  ('Bergen', 'Norvegia', null, null, null, null),
  ('Leiden', 'Paesi Bassi', '27,5', '29', 19, 'Assegnata al primo turno'), (null, 'Francia', '25', null, 3, 'Assegnata');
