-- A file that is uploaded again under its name is read again. Hosted projects allow triggers on
-- storage.objects; nothing else there may be changed.
create function private.queue_replaced_pdf() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.pdf_files
  set is_done = false, attempts = 0, next_try_at = now(), error = null
  where (is_done or attempts > 0)
    and right(
      replace(split_part(split_part(url, '#', 1), '?', 1), '%20', ' '),
      length(new.bucket_id || new.name) + 2
    ) = '/' || new.bucket_id || '/' || new.name;
  return null;
exception when others then
  -- What the assistant knows is worth less than an upload.
  raise warning 'A replaced file was not queued: %', sqlerrm;
  return null;
end
$$;

revoke execute on function private.queue_replaced_pdf from public, anon, authenticated;

create trigger queue_uploaded_pdf after insert on storage.objects
  for each row execute function private.queue_replaced_pdf();

-- The storage also notes here when a file was last read: only another content counts.
create trigger queue_replaced_pdf after update on storage.objects
  for each row
  when (old.metadata ->> 'eTag' is distinct from new.metadata ->> 'eTag')
  execute function private.queue_replaced_pdf();
