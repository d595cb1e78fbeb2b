-- Events have no end date: calendars show them as one hour long.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text,
  event_type text,
  start_date timestamptz not null,
  location text,
  registration_link text,
  status text not null default 'upcoming',
  updated_at timestamptz not null default now(),
  constraint events_title_is_trimmed check (title <> '' and title !~ '^\s|\s$')
);

call private.publish('public.events');

comment on table public.events is 'Events of the association, upcoming and past.';
comment on column public.events.id is 'Generated; leave it empty. Calendars identify the event by it.';
comment on column public.events.title is 'The name of the event, on the page and in calendars.';
comment on column public.events.description is 'Plain text, also copied into calendars.';
comment on column public.events.event_type is 'What kind of event, in a word or two.';
comment on column public.events.start_date is 'When it starts; shown in Milan time.';
comment on column public.events.location is 'Where it is: room, street or "Online".';
comment on column public.events.registration_link is 'Where to sign up; without it the page says that registration is not available.';
comment on column public.events.status is
  'upcoming or completed. A start in the past counts as past whatever is written here; any other value hides a future event from both tabs.';
comment on column public.events.updated_at is
  'When the row last changed; always set by the database.';

create index events_by_start on public.events (start_date, id);

-- Subscribed calendars ignore a change unless the event carries a newer modification time.
create trigger events_set_updated_at_on_insert before insert on public.events for each row
  execute function private.set_updated_at();

create trigger events_set_updated_at_on_update before update on public.events for each row
  when (old.* is distinct from new.*) execute function private.set_updated_at();
