-- `handouts` is private: the site requests a signed link for each file, so an address copied from the
-- page source does not open it. The other buckets are public.
-- Limits as in config.toml. 50 MB is the most that a free hosted project accepts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, is_public, 50 * 1024 * 1024, types
from (values
  ('handouts', false, array['application/pdf']),
  ('clmg', true, array['application/pdf']),
  ('guides', true, array['application/pdf']),
  ('photos', true, array['image/svg+xml', 'image/webp', 'image/png', 'image/jpeg'])
) as bucket (id, is_public, types)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Signing a link reads the object's row. Visitors cannot add, change or delete objects.
create policy "Everyone opens handout files" on storage.objects
  for select to anon, authenticated using (bucket_id = 'handouts');
