-- When an event last changed: calendars that follow the association take a change only when told so.
alter table public.events add column updated_at timestamptz not null default now();

comment on column public.events.updated_at is
  'When the row last changed; written by the database, whatever is sent.';

create function private.note_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.note_change() is 'Writes the moment of a change into updated_at.';

create trigger events_note_insert
  before insert on public.events
  for each row
  execute function private.note_change();

create trigger events_note_change
  before update on public.events
  for each row
  when (old.* is distinct from new.*)
  execute function private.note_change();
