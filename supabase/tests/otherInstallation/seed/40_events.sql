-- A date that nobody wrote, statuses by hand, a link that must never open.
insert into public.events (title, start_date, status, location, registration_link) values
  ('Da fare', now() + interval '10 days', 'upcoming', 'Aula magna', 'https://iscrizioni.example/da-fare'),
  (' Scritto a mano ', now() + interval '11 days', 'Upcoming ', null, 'javascript:alert(1)'),
  ('Rinviato', now() + interval '10 days', 'postponed', null, null),
  ('Senza stato', now() + interval '10 days', null, null, null),
  ('Senza data', null, 'upcoming', null, null),
  ('Concluso senza data', null, 'completed', null, null),
  ('Già stato', now() - interval '10 days', 'upcoming', null, null),
  (null, now() + interval '10 days', 'upcoming', null, null);
-- Columns and statuses that the site does not know.
insert into public.events (title, start_date, end_date, status, tags, registration_link) values
  ('In corso', now() - interval '1 hour', now() + interval '2 hours', 'ongoing', array['sport', 'tornei'], null),
  ('Saltato', now() - interval '5 days', null, 'Cancelled', '{}', null),
  ('Rimandato a data da destinarsi', now() + interval '5 days', null, 'cancelled', null, null),
  ('Con il modulo', now() + interval '12 days', null, 'upcoming', null, 'www.moduli.example/iscrizioni');
