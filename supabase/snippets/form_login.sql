-- A login of the database for a program that shows tables as forms, such as NocoDB. It reads and changes the tables
-- below, and nothing else. Replace the password; run this once in the SQL editor.
create role content_form login connection limit 5 password '<password>';
grant usage on schema public to content_form;
-- A constraint of the handouts needs it.
grant execute on function private.known_values to content_form;

do $$
declare
  content regclass;
begin
  foreach content in array array['public.handouts', 'public.clmg_handouts']::regclass[] loop
    execute format('grant select, insert, update, delete on %s to content_form', content);
    execute format('create policy "Forms" on %s to content_form using (true) with check (true)', content);
  end loop;
end
$$;
