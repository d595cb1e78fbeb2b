-- The directory of student representatives. A member of two bodies has two rows.
create table public.representatives (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  section text not null,
  url text,
  constraint representatives_name_is_trimmed check (name <> '' and name !~ '^\s|\s$'),
  constraint representatives_section_is_known check (
    private.known_values() -> 'bodies' @> jsonb_build_array(jsonb_build_object('name', section))
  ),
  constraint representatives_once_per_section unique (section, name)
);

comment on table public.representatives is 'Student representatives by body.';
comment on column public.representatives.name is 'First name, then surname, as the page shows it.';
comment on column public.representatives.section is 'One of the bodies, in capitals, as the page names them.';
comment on column public.representatives.url is 'Address of the photo; the page shows a placeholder without one.';

call private.publish('public.representatives');
