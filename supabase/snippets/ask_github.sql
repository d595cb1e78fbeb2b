-- Lets the database ask GitHub for a run of a workflow, for render_on_change.sql and watch_health.sql: run it before
-- them, once, in the SQL editor, after the vault has both values (docs/deploy.md, "When content changes"):
--   select vault.create_secret('<owner>/<repository>', 'render_repository');
--   select vault.create_secret('<token>', 'render_token');

create extension if not exists pg_net;

-- Returns false where the vault lacks a value. Sent after the transaction is committed.
create or replace function private.ask_github(event text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  repository text := (select decrypted_secret from vault.decrypted_secrets where name = 'render_repository');
  token text := (select decrypted_secret from vault.decrypted_secrets where name = 'render_token');
begin
  -- A warning only: an edit must not fail because of this.
  if repository is null or token is null then
    raise warning 'The vault has no render_repository or no render_token: GitHub is not asked for "%".', event;
    return false;
  end if;
  perform net.http_post(
    url := 'https://api.github.com/repos/' || repository || '/dispatches',
    headers := jsonb_build_object(
      'Accept', 'application/vnd.github+json',
      'Authorization', 'Bearer ' || token,
      'Content-Type', 'application/json'
    ),
    body := jsonb_build_object('event_type', event)
  );
  return true;
end;
$$;

revoke all on function private.ask_github(text) from public, anon, authenticated;
