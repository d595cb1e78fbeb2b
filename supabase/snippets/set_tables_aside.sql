-- Moves the tables of an existing installation out of the way of the migrations. Nothing is deleted; the
-- API does not expose the schema `before`. docs/hosting.md, "Moving an existing installation".
create schema before;
revoke all on schema before from public, anon, authenticated;

do $$
declare
  name text;
begin
  for name in
    select tablename from pg_tables where schemaname = 'public' and tablename in (
      'handouts', 'clmg_handouts', 'guides', 'representatives', 'events', 'faq', 'course_subjects',
      'cours-subject_MS_exchange', 'course multipliers estimation', 'NC_max', 'dest_exc_msc',
      'CLMG_studyplan', 'CLMG_destinations_exchange', 'course-multiplier_UG', 'course_subjects_UG',
      'UG_exchange_destinations'
    )
  loop
    execute format('alter table public.%I set schema before', name);
  end loop;
end
$$;
