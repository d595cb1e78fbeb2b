-- What the calculators show where a table has it: the year of an exam, and in English how places were given.
alter table public."cours-subject_MS_exchange" add column year smallint;
alter table public."course_subjects_UG" add column year smallint;
alter table public."CLMG_studyplan" add column year smallint;

comment on column public."cours-subject_MS_exchange".year is 'Optional; the year of the course, by which the site groups the exams.';
comment on column public."course_subjects_UG".year is 'Optional; the year of the course, by which the site groups the exams.';
comment on column public."CLMG_studyplan".year is 'Optional; the year of the course, by which the site groups the exams.';

alter table public."CLMG_destinations_exchange" add column sel_details_en text;
alter table public."UG_exchange_destinations" add column sel_details_en text;

comment on column public."CLMG_destinations_exchange".sel_details_en is 'Optional; the English pages show it in place of the details.';
comment on column public."UG_exchange_destinations".sel_details_en is 'Optional; the English pages show it in place of the details.';
