-- Where the pages of courses went. A course that is renamed or moved to another year keeps its old address: the site
-- answers there with a redirect, and students who follow it go on following it.
create table public.moved_courses (
  id bigint generated always as identity primary key,
  year text not null,
  subject text not null,
  to_year text not null,
  to_subject text not null,
  moved_at timestamptz not null default now(),
  constraint moved_courses_lead_elsewhere check ((year, subject) <> (to_year, to_subject))
);

create unique index moved_courses_by_course on public.moved_courses (year, subject);

comment on table public.moved_courses is
  'The course pages that moved. The database adds a row when the last file of a course gets another course or year.';
comment on column public.moved_courses.year is 'The year before, as in handouts.';
comment on column public.moved_courses.subject is 'The course''s name before, as it was in handouts.';
comment on column public.moved_courses.to_year is 'The year now.';
comment on column public.moved_courses.to_subject is 'The course''s name now.';
comment on column public.moved_courses.moved_at is 'When it moved; generated.';

call private.publish('public.moved_courses');
call private.keep_history_of('public.moved_courses');
-- Only the trigger writes it: two rows by hand could send a page back and forth without end.
insert into private.content_sections (name, section) values ('moved_courses', 'handouts');

-- A course has no row of its own, only files: it has moved when its last file has, by a command, an import, or row by
-- row in Studio.
create function private.note_moved_courses() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  moved record;
begin
  -- Where there are files, there is a page: nobody is sent on.
  delete from public.moved_courses where (year, subject) in (select year, subject from rows_after);
  if tg_op = 'INSERT' then
    return null;
  end if;
  for moved in
    select distinct on (before.year, before.subject)
      before.year, before.subject, after.year as to_year, after.subject as to_subject
    from rows_before as before
    join rows_after as after on after.id = before.id
    where (before.year, before.subject) <> (after.year, after.subject)
      and not exists (
        select from public.handouts as file where file.year = before.year and file.subject = before.subject
      )
    order by before.year, before.subject, after.uploaded_at desc
  loop
    -- Addresses that led here lead on to the new one.
    update public.moved_courses set to_year = moved.to_year, to_subject = moved.to_subject
    where (to_year, to_subject) = (moved.year, moved.subject);
    insert into public.moved_courses (year, subject, to_year, to_subject)
    values (moved.year, moved.subject, moved.to_year, moved.to_subject)
    on conflict (year, subject) do update set to_year = excluded.to_year, to_subject = excluded.to_subject;
  end loop;
  return null;
end
$$;

create trigger handouts_forget_moved_courses after insert on public.handouts
  referencing new table as rows_after
  for each statement execute function private.note_moved_courses();

create trigger handouts_note_moved_courses after update on public.handouts
  referencing old table as rows_before new table as rows_after
  for each statement execute function private.note_moved_courses();

call private.close_schema();
