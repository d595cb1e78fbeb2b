-- Demonstration data: fifteen events around the day of loading, eight future and seven past, each on a weekday and
-- at an hour at which an association would hold it. One past event still has the status "upcoming", and one was
-- cancelled, as in real data.
--
-- `days` is the earliest day from today, or the latest before it; the event is on the nearest open `weekday` (1 is
-- Monday) beyond it and beyond the event before. Nothing is held in August, between Christmas and Epiphany or on a
-- holiday; what is `festive` is not held during exam sessions either.
with recursive programme (days, weekday, starts, title, description, event_type, location, registration_link, status, festive) as (
  values
    (2, 4, time '18:30', 'Aperitivo delle matricole', 'Per conoscersi prima che comincino i parziali. Primo giro offerto dall’associazione.', 'Sociale', 'Cortile centrale', 'https://example.org/iscrizione/aperitivo', 'upcoming', true),
    (7, 3, time '14:30', 'Exchange: il bando spiegato', 'Punteggio, destinazioni e documenti con chi è appena rientrato. Porta le tue domande.', 'Exchange', 'Aula magna', 'https://example.org/iscrizione/exchange', 'upcoming', false),
    (16, 2, time '17:15', 'Colloqui in consulenza', 'Tre simulazioni dal vivo e il commento di chi seleziona.', 'Carriera', 'Aula 12', 'https://example.org/iscrizione/colloqui', 'upcoming', false),
    (23, 3, time '12:30', 'Mercatino dei libri usati', 'Vendi i libri dell’anno scorso e trova quelli di quest’anno.', 'Marketplace', 'Portico sud', null, 'upcoming', true),
    (30, 1, time '18:30', 'Startup in un’ora', 'Quattro fondatori raccontano il primo anno, errori compresi.', 'Innovazione', 'Sala conferenze', 'https://example.org/iscrizione/startup', 'upcoming', false),
    (37, 6, time '10:00', 'Torneo di calcetto', 'Squadre da sei, anche miste. Iscrizioni fino a esaurimento dei posti.', 'Sport', 'Centro sportivo', 'https://example.org/iscrizione/torneo', 'upcoming', true),
    (51, 4, time '16:00', 'Orientamento alle magistrali', 'Requisiti, test e scadenze a confronto.', 'Orientamento', null, null, 'upcoming', false),
    (58, 5, time '12:00', 'Si chiude il bando exchange', 'Domanda, certificato di lingua e lista delle destinazioni: dopo mezzogiorno il portale non li accetta più.', 'Scadenza', 'Online', 'https://example.org/iscrizione/bando', 'upcoming', false),
    (-1, 2, time '18:00', 'Studio di gruppo: Statistica', 'Ripasso guidato prima del parziale.', 'Studio', 'Sala studio 2', null, 'upcoming', false),
    (-8, 3, time '17:30', 'Tesi senza ansia', 'Trovare il relatore e non perderlo.', 'Studio', 'Aula 8', null, 'completed', false),
    (-15, 1, time '13:00', 'Benessere: dormire durante la sessione', 'Con lo sportello di ascolto dell’ateneo.', 'Benessere', 'Sala verde', null, 'completed', false),
    (-29, 4, time '20:30', 'Cineforum', 'Proiezione e dibattito.', 'Sociale', 'Aula magna', null, 'cancelled', true),
    (-43, 1, time '10:00', 'Giornata di accoglienza', 'Il campus in due ore, con le associazioni.', 'Accoglienza', 'Ingresso principale', 'https://example.org/iscrizione/accoglienza', 'completed', false),
    (-78, 5, time '21:30', 'Festa di fine sessione', 'Musica dal vivo e un brindisi.', 'Sociale', 'Terrazza', null, 'completed', false),
    (-120, 3, time '14:00', 'Assemblea dei rappresentanti', 'Relazione di fine anno e domande.', 'Rappresentanza', 'Aula 1', null, 'completed', false)
),
today as (select (now() at time zone 'Europe/Rome')::date as date),
-- A year and a half each way: more than the events need.
days as (
  select step, today.date + step as date, to_char(today.date + step, 'MMDD') as month_day
  from today, generate_series(-550, 550) as step
),
open_days as (
  select
    step,
    extract(isodow from date)::int as weekday,
    -- Otherwise it is in the winter, the summer or the autumn session.
    not (
      month_day between '0107' and '0210'
      or month_day between '0601' and '0720'
      or month_day between '0824' and '0903'
    ) as is_teaching
  from days
  where month_day not between '0801' and '0823'
    and month_day not between '1222' and '1231'
    and month_day not between '0101' and '0106'
    -- Liberation, Labour Day, the Republic, All Saints, Saint Ambrose of Milan, the Immaculate Conception.
    and month_day not in ('0425', '0501', '0602', '1101', '1207', '1208')
),
numbered as (
  select programme.*, sign(days)::int as direction,
    row_number() over (partition by sign(days) order by abs(days)) as position
  from programme
),
-- Each event is beyond the one before it, so that the programme keeps its order whatever today is.
dated (direction, position, step) as (
  select direction, 0::bigint, 0 from numbered group by direction
  union all
  select numbered.direction, numbered.position, chosen.step
  from dated
  join numbered on numbered.direction = dated.direction and numbered.position = dated.position + 1
  cross join lateral (
    select open_days.step
    from open_days
    where open_days.weekday = numbered.weekday
      and (open_days.is_teaching or not numbered.festive)
      and open_days.step * numbered.direction >= abs(numbered.days)
      and open_days.step * numbered.direction > abs(dated.step)
    order by abs(open_days.step)
    limit 1
  ) as chosen
)
insert into public.events
  (id, title, description, event_type, start_date, location, registration_link, status)
select
  md5('events/' || title)::uuid,
  title, description, event_type,
  (today.date + dated.step + starts) at time zone 'Europe/Rome',
  location, registration_link, status
from numbered join dated using (direction, position), today;
