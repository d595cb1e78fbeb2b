-- `handouts` is private: the site requests a signed link for each file, so an address copied from the
-- page source does not open it. The other buckets are public.
insert into storage.buckets (id, name, public)
values
  ('handouts', 'handouts', false),
  ('clmg', 'clmg', true),
  ('guides', 'guides', true),
  ('photos', 'photos', true)
on conflict (id) do update set public = excluded.public;

-- Signing a link reads the object's row. Visitors cannot add, change or delete objects.
create policy "Everyone opens handout files" on storage.objects
  for select to anon, authenticated using (bucket_id = 'handouts');
