-- A visitor's filter may be a regular expression that runs for minutes. Hosted projects have this setting from
-- the platform; on other servers PostgREST applies it as it does every setting of a role.
do $$
begin
  -- Roles belong to the server: two of its databases that set this at the same time would fail.
  if not exists (
    select from pg_roles, unnest(rolconfig) as setting
    where rolname = 'anon' and setting like 'statement_timeout=%'
  ) then
    alter role anon set statement_timeout = '3s';
  end if;
end
$$;
notify pgrst, 'reload config';
