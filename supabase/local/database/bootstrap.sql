-- What a hosted project has before its first migration: the request roles, the `extensions` schema
-- and, as older projects do, default privileges that give anon everything. Our migrations must take
-- them back; starting from the generous variant proves that they do.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

create schema extensions;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
