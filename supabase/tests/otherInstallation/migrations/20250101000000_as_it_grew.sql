-- An installation that grew in Studio and from imported spreadsheets: the same reads must work on it.
-- handouts.id counts, tables have more columns, no value is checked, numbers are text where somebody
-- pasted them, a table that came from a sheet has no `id`,
-- CLMG destinations say `state` instead of `sel_details`, and UG destinations have no details at all.
create table public.handouts (
  id serial primary key, year text, subject text, filename text, file_url text,
  uploaded_at timestamptz default now(), uploader text, downloads integer default 0
);
create table public.clmg_handouts (
  id serial primary key, name text, url text, course_year text, created_at timestamp default now(), size bigint
);
create table public.guides (
  id serial primary key, category text, title text, description text, file_url text,
  order_index text, is_active boolean, created_at timestamptz default now(), updated_at timestamptz,
  thumbnail_url text
);
create table public.representatives (
  id serial primary key, name text, section text, url text, phone text, email text
);
create table public.events (
  id serial primary key, title text, description text, event_type text, start_date timestamptz,
  location text, registration_link text, status text, image text, max_participants integer,
  end_date timestamptz, tags text[]
);
create table public.course_subjects (
  id serial primary key, course text, subject text, cfu text, year integer, semester text, exam_type text,
  track text
);
create table public."cours-subject_MS_exchange" (course text, subject text, cfu real, semester text);
create table public."course multipliers estimation" (course text, "GPA mult." text, "NC mult" text);
-- Of all tables, this one was made with the id that Studio proposes today.
create table public."NC_max" (id uuid primary key default gen_random_uuid(), course text, "NC_MAX" text);
create table public.dest_exc_msc (
  "ID" serial primary key, "University" text, "Continent" text, "Lowest Score" text, "Highest Score" text,
  "SLOTS 2024/25" integer, "ADDITIONAL ACADEMIC REQUIREMENTS" text, "ADDITIONAL LANGUAGE REQUIREMENT" text,
  "NOTES" text, "SLOTS 2023/24" integer, "OF WHICH" text, "Rankings" integer, "RESERVED/NOT AVAILABLE" text
);
create table public."CLMG_studyplan" (course text, cfu real);
create table public."CLMG_destinations_exchange" (
  id serial primary key, uni text, country text, lowest text, highest text, codice integer, state text
);
create table public."course-multiplier_UG" (course text, multiplier text, cfu_min text);
create table public."course_subjects_UG" (course text, subject text, cfu text);
create table public."UG_exchange_destinations" (
  id serial primary key, uni_name text, continent text, min_score text, max_score text, url text
);

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "read" on public.%I for select to anon using (true)', name);
  end loop;
end
$$;

insert into storage.buckets (id, name, public) values ('handouts', 'handouts', true);
create policy "read" on storage.objects for select to anon using (true);
