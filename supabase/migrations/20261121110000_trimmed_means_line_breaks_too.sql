-- `btrim(text)` takes spaces off and leaves line breaks and tabs, and Studio's text fields have several
-- lines: a subject with a line break behind it was accepted, and became a course of its own.
alter table public.handouts
  drop constraint handouts_subject_is_trimmed,
  drop constraint handouts_filename_is_trimmed,
  add constraint handouts_subject_is_trimmed check (subject <> '' and subject !~ '^\s|\s$'),
  add constraint handouts_filename_is_trimmed check (filename <> '' and filename !~ '^\s|\s$');
alter table public.clmg_handouts
  drop constraint clmg_handouts_name_is_trimmed,
  add constraint clmg_handouts_name_is_trimmed check (name <> '' and name !~ '^\s|\s$');
alter table public.guides
  drop constraint guides_title_is_trimmed,
  add constraint guides_title_is_trimmed check (title <> '' and title !~ '^\s|\s$');
alter table public.representatives
  drop constraint representatives_name_is_trimmed,
  add constraint representatives_name_is_trimmed check (name <> '' and name !~ '^\s|\s$');
alter table public.events
  drop constraint events_title_is_trimmed,
  add constraint events_title_is_trimmed check (title <> '' and title !~ '^\s|\s$');
