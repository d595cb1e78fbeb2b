-- Sixteen photos that are all dead, three of them in ways of their own: another host, a file that the
-- site no longer has, an address that no page may load. Two rows are of one person, one has no name.
with people (section, name, photo) as (
  values
    ('CNSU', 'Aurora Esempio', null),
    ('cnsu ', 'aurora  esempio ', null),
    ('Cdd', 'Bruno Prova', 'http://127.0.0.1:9/foto.jpg'),
    ('CDD', 'Carla Bozza', '/uploads/carla.png'),
    ('ISU', 'Aurora Esempio', null),
    ('ISU', 'Dario Campione', 'data:image/png;base64,AAAA'),
    ('QUALITA', 'Elisa Facsimile', null),
    (E'QUALITÀ\n', 'Fabio Modello', null),
    ('Dipartimenti', 'Gaia Prova', null),
    ('SCUOLA DI GIURISPRUDENZA', 'Hana Esempio', null),
    ('SCUOLA MAGISTRALE', 'Ivo Bozza', null),
    ('SCUOLA TRIENNALE', 'Luca Modello', null),
    ('SPORT', null, null),
    ('SENATO', 'Marta Campione', null),
    (null, 'Nina Facsimile', null),
    ('SPORT ', 'Olga Prova', null),
    ('SCUOLA  TRIENNALE', 'Pia Esempio', null)
)
insert into public.representatives (name, section, url)
select
  name, section,
  coalesce(photo, current_setting('app.base_url') || '/storage/v1/object/public/foto/' || md5(name || section) || '.jpg')
from people;
