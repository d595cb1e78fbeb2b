-- Events. There is no end date: calendars get an assumed hour.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text,
  event_type text,
  start_date timestamptz not null,
  location text,
  registration_link text,
  status text not null default 'upcoming',
  constraint events_title_is_trimmed check (title <> '' and title = btrim(title))
);

comment on table public.events is 'Events of the association, upcoming and past.';
comment on column public.events.event_type is 'What kind of event, in a word or two.';
comment on column public.events.start_date is 'When it starts; shown in Milan time.';
comment on column public.events.registration_link is 'Where to sign up; without it the page says that registration is not available.';
comment on column public.events.status is
  'upcoming or completed. A start in the past counts as past whatever is written here; any other value hides a future event from both tabs.';

create index events_by_start on public.events (start_date, id);

alter table public.events enable row level security;
revoke all on public.events from anon, authenticated;
grant select on public.events to anon, authenticated;
grant all on public.events to service_role;
create policy "Everyone reads events" on public.events for select to anon, authenticated using (true);
