-- Eighteen categories: the fourteen of the site and four that it does not know. `ecdl` has nothing active.
insert into public.guides (category, title, order_index, is_active)
select category, 'Guida ' || category, '1', true
from unnest(array[
  'associations', 'opzionali', 'graduate', 'stage', 'freemover', 'residenze', 'exchange_magistrale',
  'exchange_triennale', 'university', 'milan', 'burocrazia', 'master_admissions',
  'erasmus', 'lavoro', 'NULL', 'welcome'
]) as category;

insert into public.guides (category, title, description, order_index, is_active) values
  (E'tesi\n', 'A capo nella categoria', E'Due righe\nin una cella', '2', true),
  ('tesi', 'Decima', '', '10', true),
  ('Tesi ', 'Senza posizione', null, null, true),
  ('tesi', null, 'Un file senza titolo', '11', true),
  ('tesi', 'Bozza', null, '3', false),
  ('tesi', 'Mai detto se attiva', null, '4', null),
  ('ecdl', 'Nemmeno questa', null, '1', null),
  (null, 'Senza categoria', null, '1', true);
update public.guides set thumbnail_url = 'http://127.0.0.1:9/copertina.jpg' where category = 'milan';
