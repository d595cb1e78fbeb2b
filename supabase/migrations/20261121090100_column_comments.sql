-- Studio shows these while somebody fills a row in; the columns that already say it are not repeated.
comment on column public.handouts.id is 'Drawn by itself; leave it empty.';
comment on column public.clmg_handouts.id is 'Drawn by itself; leave it empty.';

comment on column public.guides.id is 'Drawn by itself; leave it empty.';
comment on column public.guides.title is 'The name on the tile.';

comment on column public.representatives.id is 'Drawn by itself; leave it empty.';
comment on column public.representatives.name is 'First name, then surname, as the page shows it.';

comment on column public.events.id is 'Drawn by itself; leave it empty. Calendars know the event by it.';
comment on column public.events.title is 'The name of the event, on the page and in calendars.';
comment on column public.events.description is 'Plain text, also copied into calendars.';
comment on column public.events.location is 'Where it is: room, street or "Online".';

comment on column public.course_subjects.id is 'Counted by itself.';

comment on column public."cours-subject_MS_exchange".id is 'Counted by itself.';
comment on column public."cours-subject_MS_exchange".course is
  'Master''s course, spelled as in the other tables of this calculator.';
comment on column public."cours-subject_MS_exchange".subject is 'Exam.';

comment on column public."course multipliers estimation".id is 'Counted by itself.';
comment on column public."course multipliers estimation".course is
  'Master''s course, spelled as in the other tables of this calculator.';

comment on column public."NC_max".id is 'Counted by itself.';
comment on column public."NC_max".course is
  'Master''s course, spelled as in the other tables of this calculator.';

comment on column public.dest_exc_msc."ID" is 'Number of the row; counted by itself when left empty.';
comment on column public.dest_exc_msc."University" is 'Host university.';
comment on column public.dest_exc_msc."Continent" is 'Destinations are grouped by it.';
comment on column public.dest_exc_msc."ADDITIONAL ACADEMIC REQUIREMENTS" is 'As written in the call.';
comment on column public.dest_exc_msc."ADDITIONAL LANGUAGE REQUIREMENT" is 'As written in the call.';
comment on column public.dest_exc_msc."NOTES" is 'As written in the call.';

comment on column public."CLMG_studyplan".id is 'Counted by itself.';

comment on column public."CLMG_destinations_exchange".id is 'Counted by itself.';
comment on column public."CLMG_destinations_exchange".uni is 'Host university.';
comment on column public."CLMG_destinations_exchange".country is 'Destinations are grouped by it.';

comment on column public."course-multiplier_UG".id is 'Counted by itself.';
comment on column public."course-multiplier_UG".course is
  'Degree course, spelled as in the other tables of this calculator.';

comment on column public."course_subjects_UG".id is 'Counted by itself.';
comment on column public."course_subjects_UG".course is
  'Degree course, spelled as in the other tables of this calculator.';
comment on column public."course_subjects_UG".subject is 'Exam.';

comment on column public."UG_exchange_destinations".id is 'Counted by itself.';
comment on column public."UG_exchange_destinations".uni_name is 'Host university.';
comment on column public."UG_exchange_destinations".continent is 'Destinations are grouped by it.';
