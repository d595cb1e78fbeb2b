-- Trigram indexes keep a search on part of a word fast; unaccent lets "mobilita" find "mobilità".
-- They live in `extensions`, as on every hosted project, so that `public` holds the product alone.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
