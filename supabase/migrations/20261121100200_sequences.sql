-- Older projects give anon every right on every new sequence. Nothing reads one through the API, but
-- whoever may call `setval` can make the association's next insert fail.
revoke all on all sequences in schema public from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
