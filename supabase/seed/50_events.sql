-- Demonstration data: fourteen events around the day of loading, half future and half past, each on a weekday and
-- at an hour at which an association would hold it. One past event still has the status "upcoming", and one was
-- cancelled, as in real data.
--
-- `days` is the earliest day from today, or the latest before it; the event is on the nearest `weekday` (1 is
-- Monday) beyond. The steps of a week keep their order, whatever today is.
with programme (days, weekday, starts, title, description, event_type, location, registration_link, status) as (
  values
    (2, 4, time '18:30', 'Aperitivo delle matricole', 'Per conoscersi prima che comincino i parziali. Primo giro offerto dall’associazione.', 'Sociale', 'Cortile centrale', 'https://example.org/iscrizione/aperitivo', 'upcoming'),
    (9, 3, time '14:30', 'Exchange: il bando spiegato', 'Punteggio, destinazioni e documenti con chi è appena rientrato. Portate le vostre domande.', 'Exchange', 'Aula magna', 'https://example.org/iscrizione/exchange', 'upcoming'),
    (16, 2, time '17:15', 'Colloqui in consulenza', 'Tre simulazioni dal vivo e il commento di chi seleziona.', 'Carriera', 'Aula 12', 'https://example.org/iscrizione/colloqui', 'upcoming'),
    (23, 3, time '12:30', 'Mercatino dei libri usati', 'Vendi i libri dell’anno scorso e trova quelli di quest’anno.', 'Marketplace', 'Portico sud', null, 'upcoming'),
    (30, 1, time '18:30', 'Startup in un’ora', 'Quattro fondatori raccontano il primo anno, errori compresi.', 'Innovazione', 'Sala conferenze', 'https://example.org/iscrizione/startup', 'upcoming'),
    (37, 6, time '10:00', 'Torneo di calcetto', 'Squadre da sei, anche miste. Iscrizioni fino a esaurimento dei posti.', 'Sport', 'Centro sportivo', 'https://example.org/iscrizione/torneo', 'upcoming'),
    (51, 4, time '16:00', 'Orientamento alle magistrali', 'Requisiti, test e scadenze a confronto.', 'Orientamento', null, null, 'upcoming'),
    (-1, 2, time '18:00', 'Studio di gruppo: Statistica', 'Ripasso guidato prima del parziale.', 'Studio', 'Sala studio 2', null, 'upcoming'),
    (-8, 3, time '17:30', 'Tesi senza ansia', 'Trovare il relatore e non perderlo.', 'Studio', 'Aula 8', null, 'completed'),
    (-15, 1, time '13:00', 'Benessere: dormire durante la sessione', 'Con lo sportello di ascolto dell’ateneo.', 'Benessere', 'Sala verde', null, 'completed'),
    (-29, 4, time '20:30', 'Cineforum', 'Proiezione e dibattito.', 'Sociale', 'Aula magna', null, 'cancelled'),
    (-43, 1, time '10:00', 'Giornata di accoglienza', 'Il campus in due ore, con le associazioni.', 'Accoglienza', 'Ingresso principale', 'https://example.org/iscrizione/accoglienza', 'completed'),
    (-78, 5, time '21:30', 'Festa di fine sessione', 'Musica dal vivo e un brindisi.', 'Sociale', 'Terrazza', null, 'completed'),
    (-120, 3, time '14:00', 'Assemblea dei rappresentanti', 'Relazione di fine anno e domande.', 'Rappresentanza', 'Aula 1', null, 'completed')
),
dated as (
  select programme.*, (now() at time zone 'Europe/Rome')::date + days as nearest from programme
)
insert into public.events
  (id, title, description, event_type, start_date, location, registration_link, status)
select
  md5('events/' || title)::uuid,
  title, description, event_type,
  (
    nearest
      + case
        when days > 0 then (weekday - extract(isodow from nearest)::int + 7) % 7
        else -((extract(isodow from nearest)::int - weekday + 7) % 7)
      end
      + starts
  ) at time zone 'Europe/Rome',
  location, registration_link, status
from dated;
