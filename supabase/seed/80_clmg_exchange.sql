-- Demonstration data: the law degree's exams and 59 exchange destinations. The universities exist;
-- codes, scores and notes are invented.
insert into public."CLMG_studyplan" (course, cfu)
values
  ('Diritto privato I', 9), ('Diritto privato II', 9), ('Diritto costituzionale', 9),
  ('Istituzioni di diritto romano', 6), ('Storia del diritto medievale e moderno', 7),
  ('Filosofia del diritto', 8), ('Economia politica', 8), ('Contabilità e bilancio', 7),
  ('Diritto penale I', 9), ('Diritto penale II', 6), ('Diritto dell''Unione europea', 9),
  ('Diritto internazionale', 9), ('Diritto comparato', 9), ('Diritto commerciale I', 9),
  ('Diritto commerciale II', 6), ('Diritto amministrativo I', 9), ('Diritto amministrativo II', 6),
  ('Diritto del lavoro', 9), ('Diritto tributario', 8), ('Diritto ecclesiastico', 6),
  ('Diritto processuale civile', 14), ('Diritto processuale penale', 14),
  ('Diritto bancario e dei mercati', 6), ('Scienza delle finanze', 6), ('Lingua straniera giuridica', 4),
  ('Informatica giuridica', 3), ('Seminario di scrittura legale', 2);

with places (country, names) as (
  values
    ('Australia', array['Monash University', 'UNSW Sydney']),
    ('Austria', array['Universität Wien', 'Universität Innsbruck']),
    ('Belgio', array['KU Leuven', 'Université libre de Bruxelles', 'Universiteit Gent']),
    ('Brasile', array['Fundação Getulio Vargas São Paulo', 'Universidade de São Paulo']),
    ('Canada', array['McGill University', 'Université Laval', 'Western University']),
    ('Cile', array['Pontificia Universidad Católica de Chile']),
    ('Cina', array['Peking University', 'Tsinghua University', 'The University of Hong Kong']),
    ('Corea del Sud', array['Seoul National University', 'Korea University']),
    ('Danimarca', array['University of Copenhagen', 'Aarhus University']),
    ('Finlandia', array['University of Helsinki']),
    ('Francia', array['Université Paris 1 Panthéon-Sorbonne', 'Université Paris-Panthéon-Assas', 'Sciences Po Paris', 'Université de Strasbourg', 'Aix-Marseille Université']),
    ('Germania', array['Humboldt-Universität zu Berlin', 'Ludwig-Maximilians-Universität München', 'Universität Heidelberg', 'Bucerius Law School', 'Universität zu Köln']),
    ('Giappone', array['Keio University', 'Kyushu University']),
    ('Grecia', array['National and Kapodistrian University of Athens']),
    ('India', array['O.P. Jindal Global University', 'National Law School of India University']),
    ('Irlanda', array['Trinity College Dublin', 'University College Dublin']),
    ('Israele', array['Tel Aviv University', 'Hebrew University of Jerusalem']),
    ('Norvegia', array['University of Oslo']),
    ('Paesi Bassi', array['Universiteit Leiden', 'Universiteit van Amsterdam', 'Maastricht University', 'Tilburg University']),
    ('Portogallo', array['Universidade Católica Portuguesa', 'Universidade de Coimbra']),
    ('Regno Unito', array['University of Edinburgh', 'King''s College London', 'University of Bristol']),
    ('Spagna', array['Universidad Carlos III de Madrid', 'Universidad Pontificia Comillas', 'Universitat de Barcelona', 'Universidad de Navarra']),
    ('Stati Uniti', array['Fordham University', 'Tulane University', 'University of Miami']),
    ('Svezia', array['Lund University']),
    ('Svizzera', array['Universität St. Gallen'])
),
listed as (
  select country, name, row_number() over (order by country, name) as position,
    ('x' || substr(md5(country || name), 1, 8))::bit(32)::bigint % 1000 as draw
  from places cross join lateral unnest(names) as name
)
insert into public."CLMG_destinations_exchange" (uni, country, lowest, highest, codice, sel_details, sel_details_en)
select
  name,
  country,
  round((24.8 + draw * 0.0045)::numeric, 2),
  round((24.8 + draw * 0.0045 + 0.3 + (draw % 11) * 0.07)::numeric, 2),
  'CLMG-' || lpad(position::text, 3, '0'),
  case draw % 3
    when 0 then 'Assegnata al primo turno'
    when 1 then 'Assegnata al secondo turno'
    else 'Posti rimasti dopo il secondo turno'
  end,
  case draw % 3
    when 0 then 'Given in the first round'
    when 1 then 'Given in the second round'
    else 'Places left after the second round'
  end
from listed
order by position;
