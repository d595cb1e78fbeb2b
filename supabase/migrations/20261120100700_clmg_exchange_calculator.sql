-- Exchange score for the law degree (CLMG).
create table public."CLMG_studyplan" (
  id bigint generated always as identity primary key,
  course text not null,
  cfu numeric,
  constraint clmg_studyplan_cfu_is_not_negative check (cfu >= 0)
);

comment on table public."CLMG_studyplan" is 'Exams of the law degree.';
comment on column public."CLMG_studyplan".course is 'Exam.';
comment on column public."CLMG_studyplan".cfu is 'University credits of the exam.';

create index clmg_studyplan_by_course on public."CLMG_studyplan" (course, id);

create table public."CLMG_destinations_exchange" (
  id bigint generated always as identity primary key,
  uni text not null,
  country text,
  lowest numeric,
  highest numeric,
  codice text,
  sel_details text
);

comment on table public."CLMG_destinations_exchange" is 'Exchange destinations for law students.';
comment on column public."CLMG_destinations_exchange".lowest is 'Lowest weighted mean admitted last time.';
comment on column public."CLMG_destinations_exchange".highest is 'Highest weighted mean admitted last time.';
comment on column public."CLMG_destinations_exchange".codice is 'Code of the destination in the call.';
comment on column public."CLMG_destinations_exchange".sel_details is 'How the places were given, as written in the call.';

create index clmg_destinations_by_university on public."CLMG_destinations_exchange" (uni, id);

alter table public."CLMG_studyplan" enable row level security;
revoke all on public."CLMG_studyplan" from anon, authenticated;
grant select on public."CLMG_studyplan" to anon, authenticated;
grant all on public."CLMG_studyplan" to service_role;
create policy "Everyone reads the CLMG study plan" on public."CLMG_studyplan"
  for select to anon, authenticated using (true);

alter table public."CLMG_destinations_exchange" enable row level security;
revoke all on public."CLMG_destinations_exchange" from anon, authenticated;
grant select on public."CLMG_destinations_exchange" to anon, authenticated;
grant all on public."CLMG_destinations_exchange" to service_role;
create policy "Everyone reads CLMG destinations" on public."CLMG_destinations_exchange"
  for select to anon, authenticated using (true);
