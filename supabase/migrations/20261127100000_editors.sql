-- Editors log in and change content: rows and files of their sections, and nothing else. Any other user who is signed
-- in reads what visitors read.
create table private.editors (
  user_id uuid primary key,
  name text not null,
  sections text[],
  constraint editors_sections_are_known check (
    sections <@ array['handouts', 'guides', 'representatives', 'events', 'calculators', 'assistant']
  )
);

comment on table private.editors is 'Users of Authentication who may change content.';
comment on column private.editors.user_id is 'UID of the user, as Authentication shows it.';
comment on column private.editors.name is 'Who it is.';
comment on column private.editors.sections is
  'handouts, guides, representatives, events, calculators or assistant; NULL is all of them.';

-- A user who is deleted is no editor either. A plain PostgreSQL has no table of users.
do $$
begin
  if to_regclass('auth.users') is not null then
    alter table private.editors add foreign key (user_id) references auth.users (id) on delete cascade;
  end if;
end
$$;

create table private.content_sections (
  name text primary key,
  section text not null
);

comment on table private.content_sections is 'The section of each content table and of each bucket.';

-- Anybody may sign in where a project lets them, and send what `anon` may not: see 20261120101500_statement_timeout.sql.
-- An import writes a hundred rows at a time.
do $$
begin
  if not exists (
    select from pg_roles, unnest(rolconfig) as setting
    where rolname = 'authenticated' and setting like 'statement_timeout=%'
  ) then
    alter role authenticated set statement_timeout = '8s';
  end if;
end
$$;

-- The user is read from the claims of PostgREST and Storage, because a plain PostgreSQL has no `auth.uid()`.
create function private.may_edit(section text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.editors
    where user_id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
      and (sections is null or may_edit.section = any (sections))
  )
$$;

create function private.buckets_to_edit() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(id), '{}')
  from storage.buckets join private.content_sections on content_sections.name = id
  where private.may_edit(section)
$$;

-- For functions that editors call. The association's server and the owner's SQL may do everything.
create function private.is_allowed_to_edit(section text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') or private.may_edit(section)
$$;

-- Lets the editors of a section change a table. A select in the policy runs once for a statement.
create procedure private.let_edit(content regclass, section text)
language plpgsql
set search_path = ''
as $$
declare
  allowed constant text := format('(select private.may_edit(%L))', section);
  visible text;
begin
  insert into private.content_sections (name, section)
  select relname, let_edit.section from pg_catalog.pg_class where oid = content
  on conflict do nothing;
  execute format('grant insert, update, delete on %s to authenticated', content);
  execute format('create policy "Editors add rows" on %s for insert to authenticated with check (%s)', content, allowed);
  execute format('create policy "Editors change rows" on %s for update to authenticated using (%s)', content, allowed);
  execute format('create policy "Editors delete rows" on %s for delete to authenticated using (%s)', content, allowed);
  -- Editors see drafts, too.
  select pg_get_expr(polqual, polrelid) into visible from pg_catalog.pg_policy
  where polrelid = content and polname = 'Everyone reads these rows';
  if visible <> 'true' then
    execute format('alter policy "Everyone reads these rows" on %s to anon', content);
    execute format(
      'create policy "Editors read drafts" on %s for select to authenticated using (%s or %s)',
      content, visible, allowed
    );
  end if;
end
$$;

-- Policies and constraints call these functions with the rights of the user.
create or replace procedure private.close_schema()
language plpgsql
set search_path = ''
as $$
declare
  relation text;
begin
  for relation in select format('private.%I', tablename) from pg_catalog.pg_tables where schemaname = 'private' loop
    execute format('alter table %s enable row level security', relation);
  end loop;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke execute on all routines in schema private from public, anon, authenticated;
  grant execute on function private.may_edit, private.buckets_to_edit, private.known_values to authenticated;
end;
$$;

call private.let_edit('public.handouts', 'handouts');
call private.let_edit('public.clmg_handouts', 'handouts');
call private.let_edit('public.guides', 'guides');
call private.let_edit('public.representatives', 'representatives');
call private.let_edit('public.events', 'events');
call private.let_edit('public.faq', 'assistant');
call private.let_edit('public.course_subjects', 'calculators');
call private.let_edit('public."cours-subject_MS_exchange"', 'calculators');
call private.let_edit('public."course_subjects_UG"', 'calculators');
call private.let_edit('public."course multipliers estimation"', 'calculators');
call private.let_edit('public."NC_max"', 'calculators');
call private.let_edit('public.dest_exc_msc', 'calculators');
call private.let_edit('public."CLMG_studyplan"', 'calculators');
call private.let_edit('public."CLMG_destinations_exchange"', 'calculators');
call private.let_edit('public."course-multiplier_UG"', 'calculators');
call private.let_edit('public."UG_exchange_destinations"', 'calculators');

-- Buckets that have the name of a table belong to the section of that table.
insert into private.content_sections (name, section)
values ('clmg', 'handouts'), ('photos', 'representatives');

-- Files that no row names any more are moved here, to `<bucket>/<time>/<name>`, where no visitor reads them.
insert into storage.buckets (id, name, public, file_size_limit)
values ('deleted', 'deleted', false, 50 * 1024 * 1024)
on conflict (id) do update set public = false;

-- Editors upload, list and move files. Nobody but the owner deletes one.
create policy "Editors read files" on storage.objects for select to authenticated using (
  case bucket_id when 'deleted' then split_part(name, '/', 1) else bucket_id end
    = any ((select private.buckets_to_edit())::text[])
);
create policy "Editors add files" on storage.objects for insert to authenticated with check (
  bucket_id = any ((select private.buckets_to_edit())::text[])
);
create policy "Editors move files" on storage.objects for update to authenticated using (
  case bucket_id when 'deleted' then split_part(name, '/', 1) else bucket_id end
    = any ((select private.buckets_to_edit())::text[])
);

-- A file that Studio deletes is gone, and so is what an upload replaces. On its first day a file may be the mistake.
create function private.keep_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  role constant text := coalesce(current_setting('role', true), 'none');
  is_content constant boolean := exists (select from private.content_sections where name = old.bucket_id);
begin
  if tg_op = 'UPDATE' and role = 'authenticated' and is_content then
    raise exception 'Upload it under a new name: this one has a file' using errcode = 'insufficient_privilege';
  elsif tg_op = 'DELETE' and role <> 'none' and is_content and old.created_at < now() - interval '1 day' then
    raise exception 'Files of content are not deleted: delete the row, and `pnpm content:tidy` puts its file away'
      using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger keep_deleted_file before delete on storage.objects
  for each row execute function private.keep_file();

-- Storage first tries an upload that replaces with the user's role, without an eTag, and then writes it with its own.
create trigger keep_replaced_file before update on storage.objects
  for each row
  when (
    old.bucket_id = new.bucket_id and old.name = new.name and (
      old.version is distinct from new.version
        or old.metadata ->> 'eTag' is distinct from new.metadata ->> 'eTag'
    )
  )
  execute function private.keep_file();

create or replace function public.content_changes(at_most integer default 50)
returns table (
  id bigint, changed_at timestamptz, who text, table_name text, action text, row_count integer, first_row jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select id, changed_at, who, table_name, action, row_count, rows_before -> 0
  from private.content_history
  where (select private.is_allowed_to_edit(null)) or table_name = any ((
    select array_agg(name) from private.content_sections where private.is_allowed_to_edit(section)
  )::text[])
  order by id desc
  limit least(at_most, 10000)
$$;

-- Functions of the association's server that editors call, too.
alter function public.restore_content(bigint) set schema private;
alter function public.take_pdf_work(integer, timestamptz) set schema private;
alter function public.save_pdf_pages(bigint, text[], jsonb) set schema private;
alter function public.save_pdf_failure(bigint, text) set schema private;

create function private.require_editor(section text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_allowed_to_edit(section) then
    raise exception 'This login may not do that' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.restore_content(change bigint) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor((
    select section from private.content_history join private.content_sections on name = table_name where id = change
  ));
  return private.restore_content(change);
end
$$;

comment on function public.restore_content is
  'Puts rows back as they were before a change of `content_changes`; null where it only added rows. It is a change, too.';

-- The text of all files: for editors of all sections.
create function public.take_pdf_work(batch integer, again_since timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor(null);
  return private.take_pdf_work(batch, again_since);
end
$$;

comment on function public.take_pdf_work is
  'Leases up to `batch` pending PDFs for two minutes, at most eight in all, and counts the remaining ones, up to 1,000. Those that failed before `again_since` do not wait for their next attempt.';

create function public.save_pdf_pages(file bigint, pages text[], sections jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor(null);
  perform private.save_pdf_pages(file, pages, sections);
end
$$;

create function public.save_pdf_failure(file bigint, reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor(null);
  perform private.save_pdf_failure(file, reason);
end
$$;

call private.close_schema();
revoke execute on function public.restore_content, public.take_pdf_work, public.save_pdf_pages,
  public.save_pdf_failure from public, anon, authenticated;
grant execute on function public.content_changes, public.restore_content, public.take_pdf_work, public.save_pdf_pages,
  public.save_pdf_failure to authenticated, service_role;
