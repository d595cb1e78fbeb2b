-- The addresses in the rows of all sections. An editor of one does not see the drafts of the others, whose files are in
-- use as well.
create function public.content_addresses() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  content text;
  addresses text[] := array[]::text[];
  found text[];
begin
  if not exists (select from private.content_sections where private.is_allowed_to_edit(section)) then
    perform private.require_editor(null);
  end if;
  for content in
    select name from private.content_sections where to_regclass(format('public.%I', name)) is not null
  loop
    execute format(
      'select array_agg(distinct value) from public.%I as entry, jsonb_each_text(to_jsonb(entry)) where value like ''%%/%%''',
      content
    ) into found;
    addresses := addresses || found;
  end loop;
  return to_jsonb(addresses);
end
$$;

comment on function public.content_addresses is 'What the rows of content contain with a slash, such as the addresses of files.';

revoke execute on function public.content_addresses from public, anon, authenticated;
grant execute on function public.content_addresses to authenticated, service_role;
