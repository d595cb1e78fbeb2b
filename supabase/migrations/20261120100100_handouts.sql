-- Lecture handouts of the undergraduate years.
create table public.handouts (
  id uuid primary key default gen_random_uuid(),
  year text not null,
  subject text not null,
  filename text not null,
  file_url text,
  uploaded_at timestamptz not null default now(),
  subject_en text,
  keywords text,
  constraint handouts_year_is_known check (private.known_values() -> 'handoutYears' @> to_jsonb(year)),
  constraint handouts_subject_is_trimmed check (subject <> '' and subject !~ '^\s|\s$'),
  constraint handouts_filename_is_trimmed check (filename <> '' and filename !~ '^\s|\s$')
);

comment on table public.handouts is 'Lecture handouts by year. One row is one PDF.';
comment on column public.handouts.year is 'One of the years that `pnpm content:check --values` lists, spelled exactly so.';
comment on column public.handouts.subject is 'Course name; it is also the last part of the page address.';
comment on column public.handouts.filename is 'The name that students read.';
comment on column public.handouts.file_url is
  'Address of the PDF. When it contains the bucket name, the site opens the object named by its last part.';
comment on column public.handouts.uploaded_at is 'When it was published: the home page shows the latest of a year.';
comment on column public.handouts.subject_en is 'Optional; the name of the course in English, for the assistant and the English pages.';
comment on column public.handouts.keywords is 'Optional; other words by which students ask for it, in any language: ragioneria, accounting.';

-- One index per read: newest of a year (home page), newest of a course, alphabetical list of a year, search.
-- Behind row-level security Postgres estimates `~*` by the length of the pattern alone. So it walks
-- handouts_newest until it has twenty matches for up to five letters, and asks the trigrams for more.
-- Without handouts_newest, two letters that are in every row scanned and sorted all of them.
create index handouts_by_year_newest on public.handouts (year, uploaded_at desc);
create index handouts_by_course_newest on public.handouts (year, subject, uploaded_at desc);
create index handouts_by_year_alphabetical on public.handouts (year, subject, filename, id);
create index handouts_newest on public.handouts (uploaded_at desc, id);
create index handouts_subject_contains on public.handouts using gin (subject extensions.gin_trgm_ops);
create index handouts_filename_contains on public.handouts using gin (filename extensions.gin_trgm_ops);

-- PostgREST prepares its queries. From the sixth search of a connection on, Postgres would use one plan for
-- all terms, which walks every row to find a rare word (docs/decisions/0023). PostgREST applies a role's settings.
do $$
begin
  -- Roles belong to the server: two of its databases that set this at the same time would fail.
  if not exists (
    select from pg_roles where rolname = 'anon' and rolconfig @> array['plan_cache_mode=force_custom_plan']
  ) then
    alter role anon set plan_cache_mode = force_custom_plan;
  end if;
end
$$;
notify pgrst, 'reload config';

call private.publish('public.handouts');

-- Handouts of the law degree (CLMG), in a table of their own because it has five years and no subjects.
create table public.clmg_handouts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  url text,
  course_year smallint not null,
  created_at timestamptz not null default now(),
  name_en text,
  keywords text,
  constraint clmg_handouts_course_year_is_known check (
    private.known_values() -> 'clmgCourseYears' @> to_jsonb(course_year)
  ),
  constraint clmg_handouts_name_is_trimmed check (name <> '' and name !~ '^\s|\s$')
);

comment on table public.clmg_handouts is 'Lecture handouts of the law degree (CLMG). One row is one PDF.';
comment on column public.clmg_handouts.name is 'The name that students read and search by.';
comment on column public.clmg_handouts.url is 'Address of the PDF.';
comment on column public.clmg_handouts.course_year is 'Year of the degree, from 1.';
comment on column public.clmg_handouts.created_at is 'When it was published; newest first on the page.';
comment on column public.clmg_handouts.name_en is 'Optional; the name in English, for the assistant and the English pages.';
comment on column public.clmg_handouts.keywords is 'Optional; other words by which students ask for it, in any language: privacy, gdpr.';

create index clmg_handouts_by_year_newest on public.clmg_handouts (course_year, created_at desc, id);

call private.publish('public.clmg_handouts');
