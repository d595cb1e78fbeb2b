-- Trigram indexes keep a search on part of a word fast; unaccent lets "mobilita" find "mobilità".
-- They live in `extensions`, as on every hosted project, so that `public` holds the product alone.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Tables and functions that only the functions in `supabase/functions` reach; the API does not expose it.
create schema private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

-- Older projects give anon every right on every new sequence. Nothing reads one through the API, but
-- whoever may call `setval` can make the association's next insert fail.
alter default privileges in schema public revoke all on sequences from anon, authenticated;
