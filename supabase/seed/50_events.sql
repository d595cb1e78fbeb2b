-- Demonstration data: fourteen events around the day of loading, half future and half past.
-- One past event still has the status "upcoming", as in real data.
with programme (days, starts, title, description, event_type, location, registration_link, status) as (
  values
    (3, time '18:00', 'Aperitivo delle matricole', 'Per conoscersi prima che comincino i parziali. Primo giro offerto dall’associazione.', 'Sociale', 'Cortile centrale', 'https://example.org/iscrizione/aperitivo', 'upcoming'),
    (6, time '14:30', 'Exchange: il bando spiegato', 'Punteggio, mete e documenti con chi è appena rientrato. Portate le vostre domande.', 'Exchange', 'Aula magna', 'https://example.org/iscrizione/exchange', 'upcoming'),
    (10, time '17:15', 'Colloqui in consulenza', 'Tre simulazioni dal vivo e il commento di chi seleziona.', 'Carriera', 'Aula 12', 'https://example.org/iscrizione/colloqui', 'upcoming'),
    (15, time '12:30', 'Mercatino dei libri usati', 'Vendi i libri dell’anno scorso e trova quelli di quest’anno.', 'Marketplace', 'Portico sud', null, 'upcoming'),
    (21, time '18:30', 'Startup in un’ora', 'Quattro fondatori raccontano il primo anno, errori compresi.', 'Innovazione', 'Sala conferenze', 'https://example.org/iscrizione/startup', 'upcoming'),
    (34, time '09:00', 'Torneo di calcetto', 'Squadre da sei, anche miste. Iscrizioni fino a esaurimento dei posti.', 'Sport', 'Centro sportivo', 'https://example.org/iscrizione/torneo', 'upcoming'),
    (48, time '16:00', 'Orientamento alle magistrali', 'Requisiti, test e scadenze a confronto.', 'Orientamento', null, null, 'upcoming'),
    (-2, time '18:00', 'Studio di gruppo: Statistica', 'Ripasso guidato prima del parziale.', 'Studio', 'Sala studio 2', null, 'upcoming'),
    (-9, time '17:30', 'Tesi senza ansia', 'Trovare il relatore e non perderlo.', 'Studio', 'Aula 8', null, 'completed'),
    (-17, time '15:00', 'Benessere: dormire durante la sessione', 'Con lo sportello di ascolto dell’ateneo.', 'Benessere', 'Sala verde', null, 'completed'),
    (-30, time '18:30', 'Cineforum', 'Proiezione e dibattito.', 'Sociale', 'Aula magna', null, 'completed'),
    (-46, time '10:00', 'Giornata di accoglienza', 'Il campus in due ore, con le associazioni.', 'Accoglienza', 'Ingresso principale', 'https://example.org/iscrizione/accoglienza', 'completed'),
    (-80, time '19:00', 'Festa di fine sessione', 'Musica dal vivo e un brindisi.', 'Sociale', 'Terrazza', null, 'completed'),
    (-120, time '14:00', 'Assemblea dei rappresentanti', 'Relazione di fine anno e domande.', 'Rappresentanza', 'Aula 1', null, 'completed')
)
insert into public.events
  (id, title, description, event_type, start_date, location, registration_link, status)
select
  md5('events/' || title)::uuid,
  title, description, event_type,
  ((now() at time zone 'Europe/Rome')::date + days + starts) at time zone 'Europe/Rome',
  location, registration_link, status
from programme;
