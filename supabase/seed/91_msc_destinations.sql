-- Demonstration data: 202 of the same universities for master's students. Scores are out of 1000 and
-- written as the call writes them, with a decimal comma.
with chosen as (
  select id, uni_name, continent,
    ('x' || substr(md5('msc' || uni_name), 1, 8))::bit(32)::bigint % 1000 as draw
  from public."UG_exchange_destinations"
  order by md5('msc' || uni_name)
  limit 202
)
insert into public.dest_exc_msc (
  "University", "Continent", "Lowest Score", "Highest Score", "SLOTS 2024/25",
  "ADDITIONAL ACADEMIC REQUIREMENTS", "ADDITIONAL LANGUAGE REQUIREMENT", "NOTES"
)
select
  uni_name,
  continent,
  -- Every fifth destination has a whole number, written without a comma.
  case when draw % 5 = 0 then (640 + draw * 29 / 100)::text
    else replace(round((640 + draw * 0.29)::numeric, 2)::text, '.', ',') end,
  replace(round((640 + draw * 0.29 + 12 + (draw % 37))::numeric, 2)::text, '.', ','),
  (1 + draw % 6)::text,
  case draw % 6
    when 0 then 'Almeno due esami quantitativi'
    when 1 then 'Media minima 27/30'
    when 2 then 'Corsi avanzati su richiesta dell''università ospitante'
  end,
  case draw % 5
    when 0 then 'Inglese B2'
    when 1 then 'Inglese C1'
    when 2 then 'Inglese B2 e lingua locale A2'
  end,
  case when draw % 9 = 0 then 'Scambio solo nel primo semestre' end
from chosen
order by continent, uni_name;
