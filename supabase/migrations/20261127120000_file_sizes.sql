-- How large the files of a page are. The storage knows: a column of the tables would have to be kept up to date.

-- The sizes of a course's files, or without a course of a law year's, newest first. A file that is not in this project's
-- storage is left out.
create function public.file_sizes(of_year text, course text default null)
returns table (id text, bytes bigint)
language sql
stable
security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select file.id, (object.metadata ->> 'size')::bigint
  from (
    select handouts.id::text, handouts.file_url as url, handouts.uploaded_at
    from public.handouts where handouts.year = of_year and handouts.subject = course
    union all
    select clmg_handouts.id::text, clmg_handouts.url, clmg_handouts.created_at
    from public.clmg_handouts where course is null and clmg_handouts.course_year::text = of_year
  ) as file
  cross join lateral substring(
    file.url from '/storage/v1/object/(?:public|sign|authenticated)/([^?]+)'
  ) as path
  join storage.objects as object
    on object.bucket_id = split_part(path, '/', 1)
    and object.name = private.decoded_url(substr(path, strpos(path, '/') + 1))
  where object.metadata ->> 'size' is not null
  order by file.uploaded_at desc nulls last, file.id
$$;

comment on function public.file_sizes is
  'The sizes of a course''s files in bytes, or without a course of a law year''s, newest first.';

revoke execute on function public.file_sizes from public, authenticated;
grant execute on function public.file_sizes to anon;
