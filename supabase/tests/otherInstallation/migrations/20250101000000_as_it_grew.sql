-- An installation that grew in Studio: the same reads must work on it. handouts.id counts, tables have
-- more columns, no value is checked, and CLMG destinations say `state` instead of `sel_details`.
create table public.handouts (
  id serial primary key, year text, subject text, filename text, file_url text,
  uploaded_at timestamptz default now(), uploader text, downloads integer default 0
);
create table public.clmg_handouts (
  id serial primary key, name text, url text, course_year integer, created_at timestamptz default now(), size bigint
);
create table public.guides (
  id serial primary key, category text, title text, description text, file_url text,
  order_index integer, is_active boolean, created_at timestamptz default now()
);
create table public.representatives (id serial primary key, name text, section text, url text, phone text);
create table public.events (
  id serial primary key, title text, description text, event_type text, start_date timestamptz,
  location text, registration_link text, status text, image text
);
create table public.course_subjects (id serial primary key, course text, subject text, cfu real, year integer);
create table public."cours-subject_MS_exchange" (id serial primary key, course text, subject text, cfu real);
create table public."course multipliers estimation" (id serial primary key, course text, "GPA mult." real, "NC mult" real);
create table public."NC_max" (id serial primary key, course text, "NC_MAX" real);
create table public.dest_exc_msc (
  "ID" serial primary key, "University" text, "Continent" text, "Lowest Score" text, "Highest Score" text,
  "SLOTS 2024/25" text, "ADDITIONAL ACADEMIC REQUIREMENTS" text, "ADDITIONAL LANGUAGE REQUIREMENT" text, "NOTES" text
);
create table public."CLMG_studyplan" (id serial primary key, course text, cfu real);
create table public."CLMG_destinations_exchange" (
  id serial primary key, uni text, country text, lowest real, highest real, codice text, state text
);
create table public."course-multiplier_UG" (id serial primary key, course text, multiplier real, cfu_min real);
create table public."course_subjects_UG" (id serial primary key, course text, subject text, cfu real);
create table public."UG_exchange_destinations" (
  id serial primary key, uni_name text, continent text, min_score real, max_score real, sel_details text
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
