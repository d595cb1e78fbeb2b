-- Thematic guides. An inactive guide is a draft that only the association sees.
create table public.guides (
  id uuid primary key default gen_random_uuid(),
  category text not null,
  title text not null,
  description text,
  file_url text,
  order_index integer not null default 0,
  is_active boolean not null default true,
  title_en text,
  description_en text,
  keywords text,
  updated_at timestamptz not null default now(),
  constraint guides_category_is_a_slug check (category ~ '^[a-z0-9_]+$'),
  constraint guides_title_is_trimmed check (title <> '' and title !~ '^\s|\s$')
);

comment on table public.guides is 'Thematic guides, shown by category.';
comment on column public.guides.category is
  'One of the slugs that `pnpm content:check --values` lists. Others are kept but not listed.';
comment on column public.guides.title is 'The name on the tile.';
comment on column public.guides.description is 'Optional; the page shows two lines of it.';
comment on column public.guides.file_url is 'Address of the PDF, opened in a new tab.';
comment on column public.guides.order_index is 'Position inside its category, lowest first.';
comment on column public.guides.is_active is 'Draft when false: visitors cannot read the row at all.';
comment on column public.guides.title_en is 'Optional; the English pages and the assistant show it in place of the title.';
comment on column public.guides.description_en is 'Optional; the description on the English pages.';
comment on column public.guides.keywords is 'Optional; other words by which students ask for it, in any language: caparra, deposit, flat.';
comment on column public.guides.updated_at is
  'When readers were last shown something new of it: set by the database when text, file or category change, or when it becomes active.';

create index guides_active_by_category on public.guides (category, order_index, id) where is_active;
create index guides_active_newest on public.guides (updated_at desc, id) where is_active;

call private.publish('public.guides', 'is_active');

-- Not at a new position or keyword: readers of feeds would be shown a guide in which nothing has changed.
create trigger guides_set_updated_at before update on public.guides for each row
  when (
    (old.title, old.description, old.title_en, old.description_en, old.file_url, old.category, old.is_active)
      is distinct from
    (new.title, new.description, new.title_en, new.description_en, new.file_url, new.category, new.is_active)
  )
  execute function private.set_updated_at();
