-- Demonstration data: sixteen people with obviously invented names (Esempio, Modello, Prova…).
-- VALUTAZIONE has none on purpose; two people have no photo and one photo is a dead link.
with people (section, name, photo) as (
  values
    ('CNSU', 'Aurora Esempio', 'aurora-esempio.svg'),
    ('CDD', 'Bianca Modello', 'bianca-modello.svg'),
    ('CDD', 'Carlo Campione', 'carlo-campione.svg'),
    ('DIPARTIMENTI', 'Davide Facsimile', 'davide-facsimile.svg'),
    ('DIPARTIMENTI', 'Elena Prova', 'elena-prova.svg'),
    ('DIPARTIMENTI', 'Filippo Bozza', 'filippo-bozza.svg'),
    ('ISU', 'Giulia Segnaposto', 'giulia-segnaposto.svg'),
    ('QUALITÀ', 'Hamid Esempio', 'hamid-esempio.svg'),
    ('SCUOLA DI GIURISPRUDENZA', 'Irene Modello', 'irene-modello.svg'),
    ('SCUOLA DI GIURISPRUDENZA', 'Jacopo Prova', null),
    ('SCUOLA MAGISTRALE', 'Lucia Campione', 'lucia-campione.svg'),
    ('SCUOLA MAGISTRALE', 'Matteo Facsimile', 'matteo-facsimile.svg'),
    ('SCUOLA TRIENNALE', 'Nadia Bozza', 'nadia-bozza.svg'),
    ('SCUOLA TRIENNALE', 'Omar Segnaposto', 'omar-segnaposto.svg'),
    ('SCUOLA TRIENNALE', 'Paola Esempio', 'foto-mancante.svg'),
    ('SPORT', 'Riccardo Modello', null)
)
insert into public.representatives (id, name, section, url)
select
  md5('representatives/' || section || '/' || name)::uuid,
  name,
  section,
  coalesce(current_setting('app.base_url', true), 'http://127.0.0.1:54321')
    || '/storage/v1/object/public/photos/' || photo
from people;
