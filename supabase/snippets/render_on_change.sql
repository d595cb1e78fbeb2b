-- Has the pages rendered into files again when content changes: docs/deploy.md, "On a host that only serves
-- files". Run it once in the SQL editor, after the vault has both values:
--   select vault.create_secret('<owner>/<repository>', 'render_repository');
--   select vault.create_secret('<token>', 'render_token');

create extension if not exists pg_net;

-- Security definer, because those who edit content may not read the vault.
create or replace function private.request_rendering() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  repository text := (select decrypted_secret from vault.decrypted_secrets where name = 'render_repository');
  token text := (select decrypted_secret from vault.decrypted_secrets where name = 'render_token');
begin
  -- An edit must not fail because of this.
  if repository is null or token is null then
    raise warning 'The vault has no render_repository or no render_token: no page is rendered.';
    return null;
  end if;
  -- Sent after the transaction is committed.
  perform net.http_post(
    url := 'https://api.github.com/repos/' || repository || '/dispatches',
    headers := jsonb_build_object(
      'Accept', 'application/vnd.github+json',
      'Authorization', 'Bearer ' || token,
      'Content-Type', 'application/json'
    ),
    body := '{"event_type": "content"}'::jsonb
  );
  return null;
end;
$$;

revoke all on function private.request_rendering() from public, anon, authenticated;

-- One request for each statement: an import of a hundred rows is one.
do $$
declare
  content text;
begin
  foreach content in array array['handouts', 'clmg_handouts', 'guides', 'representatives', 'events'] loop
    execute format(
      'create or replace trigger request_rendering
        after insert or update or delete on public.%I
        for each statement execute function private.request_rendering()',
      content
    );
  end loop;
end;
$$;
