-- The directory of student representatives. A member of two bodies has two rows.
create table public.representatives (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  section text not null,
  url text,
  constraint representatives_name_is_trimmed check (name <> '' and name !~ '^\s|\s$'),
  constraint representatives_section_is_known check (
    section in (
      'CNSU', 'CDD', 'DIPARTIMENTI', 'ISU', 'QUALITÀ', 'SCUOLA DI GIURISPRUDENZA',
      'SCUOLA MAGISTRALE', 'SCUOLA TRIENNALE', 'SPORT', 'VALUTAZIONE'
    )
  ),
  constraint representatives_once_per_section unique (section, name)
);

comment on table public.representatives is 'Student representatives by body.';
comment on column public.representatives.id is 'Generated; leave it empty.';
comment on column public.representatives.name is 'First name, then surname, as the page shows it.';
comment on column public.representatives.section is 'One of the ten bodies, in capitals, as the page names them.';
comment on column public.representatives.url is 'Address of the photo; the page shows a placeholder without one.';

alter table public.representatives enable row level security;
revoke all on public.representatives from anon, authenticated;
grant select on public.representatives to anon, authenticated;
grant all on public.representatives to service_role;
create policy "Everyone reads representatives" on public.representatives
  for select to anon, authenticated using (true);
