-- When a guide was published or changed, for the feeds of what is new. Rows from before get the time of this
-- migration.
alter table public.guides add column updated_at timestamptz not null default now();

comment on column public.guides.updated_at is
  'When readers were last shown something new of it: set by the database when text, file or category change, or when it becomes active.';

-- Not at a new position or keyword: readers of feeds would be shown a guide in which nothing has changed.
create trigger guides_set_updated_at before update on public.guides for each row
  when (
    (old.title, old.description, old.title_en, old.description_en, old.file_url, old.category, old.is_active)
      is distinct from
    (new.title, new.description, new.title_en, new.description_en, new.file_url, new.category, new.is_active)
  )
  execute function private.set_updated_at();

create index guides_active_newest on public.guides (updated_at desc, id) where is_active;
