-- Study plans behind the undergraduate graduation grade calculator.
-- Subject and credits may be empty: real lists have gaps, and the site counts an empty credit as 0.
create table public.course_subjects (
  id bigint generated always as identity primary key,
  course text not null,
  subject text,
  cfu numeric,
  constraint course_subjects_cfu_is_not_negative check (cfu >= 0)
);

comment on table public.course_subjects is 'Exams of each degree course, for the graduation grade calculator.';
comment on column public.course_subjects.course is 'Degree course.';
comment on column public.course_subjects.subject is 'Exam.';
comment on column public.course_subjects.cfu is 'University credits of the exam.';

create index course_subjects_by_course on public.course_subjects (course, subject, id);

alter table public.course_subjects enable row level security;
revoke all on public.course_subjects from anon, authenticated;
grant select on public.course_subjects to anon, authenticated;
grant all on public.course_subjects to service_role;
create policy "Everyone reads course subjects" on public.course_subjects
  for select to anon, authenticated using (true);
