-- Exchange score for undergraduates.
create table public."course-multiplier_UG" (
  id bigint generated always as identity primary key,
  course text not null unique,
  multiplier numeric,
  cfu_min numeric
);

comment on table public."course-multiplier_UG" is 'What a credit above the minimum is worth in the undergraduate exchange score.';
comment on column public."course-multiplier_UG".multiplier is 'Points per credit; official values are near 0.1.';
comment on column public."course-multiplier_UG".cfu_min is 'Credits from which points are counted.';

create table public."course_subjects_UG" (
  id bigint generated always as identity primary key,
  course text not null,
  subject text,
  cfu numeric,
  constraint course_subjects_ug_cfu_is_not_negative check (cfu >= 0)
);

comment on table public."course_subjects_UG" is 'Exams of each undergraduate course that count for the exchange score.';
comment on column public."course_subjects_UG".cfu is 'University credits of the exam.';

create index course_subjects_ug_by_course on public."course_subjects_UG" (course, subject, id);

create table public."UG_exchange_destinations" (
  id bigint generated always as identity primary key,
  uni_name text not null,
  continent text,
  min_score numeric,
  max_score numeric,
  sel_details text
);

comment on table public."UG_exchange_destinations" is 'Exchange destinations for undergraduates.';
comment on column public."UG_exchange_destinations".min_score is 'Lowest score admitted last time.';
comment on column public."UG_exchange_destinations".max_score is 'Highest score admitted last time.';
comment on column public."UG_exchange_destinations".sel_details is 'How the places were given, as written in the call.';

create index ug_destinations_by_university on public."UG_exchange_destinations" (uni_name, id);

alter table public."course-multiplier_UG" enable row level security;
revoke all on public."course-multiplier_UG" from anon, authenticated;
grant select on public."course-multiplier_UG" to anon, authenticated;
grant all on public."course-multiplier_UG" to service_role;
create policy "Everyone reads UG multipliers" on public."course-multiplier_UG"
  for select to anon, authenticated using (true);

alter table public."course_subjects_UG" enable row level security;
revoke all on public."course_subjects_UG" from anon, authenticated;
grant select on public."course_subjects_UG" to anon, authenticated;
grant all on public."course_subjects_UG" to service_role;
create policy "Everyone reads UG subjects" on public."course_subjects_UG"
  for select to anon, authenticated using (true);

alter table public."UG_exchange_destinations" enable row level security;
revoke all on public."UG_exchange_destinations" from anon, authenticated;
grant select on public."UG_exchange_destinations" to anon, authenticated;
grant all on public."UG_exchange_destinations" to service_role;
create policy "Everyone reads UG destinations" on public."UG_exchange_destinations"
  for select to anon, authenticated using (true);
