-- Files. `handouts` is private: a handout opens through a signed link that the site asks for, so an
-- address that was copied from the page source is worth nothing. The rest are public.
insert into storage.buckets (id, name, public)
values
  ('handouts', 'handouts', false),
  ('clmg', 'clmg', true),
  ('guides', 'guides', true),
  ('photos', 'photos', true)
on conflict (id) do update set public = excluded.public;

-- Signing a link is a read of the object's row. Nobody but the association may add, change or delete.
create policy "Everyone opens handout files" on storage.objects
  for select to anon, authenticated using (bucket_id = 'handouts');
