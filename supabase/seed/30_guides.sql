-- Demonstration data: 49 guides in the fourteen categories, one of them a draft that visitors cannot read.
with texts (category, position, title, description, is_active) as (
  values
    ('associations', 1, 'Scegliere un''associazione', 'Come sono fatte, quanto tempo chiedono e come si entra.', true),
    ('associations', 2, 'Fondarne una nuova', 'Statuto, firme e riconoscimento, passo per passo.', true),
    ('associations', 3, 'Organizzare un evento', 'Aule, fondi e permessi: a chi scrivere e quando.', true),
    ('opzionali', 1, 'Scegliere gli opzionali', 'Cosa guardare oltre al nome del corso.', true),
    ('opzionali', 2, 'Opzionali del secondo anno', 'Programmi e carichi a confronto.', true),
    ('opzionali', 3, 'Opzionali del terzo anno', 'Quali aprono quali magistrali.', true),
    ('opzionali', 4, 'Esami in un''altra scuola', null, true),
    ('graduate', 1, 'Dopo la triennale', 'Magistrale, lavoro o un anno di mezzo.', true),
    ('graduate', 2, 'Magistrali in Europa', 'Scadenze, test e costi di chi guarda fuori.', true),
    ('graduate', 3, 'Test d''ingresso', 'Quale serve, quando prenotarlo, come prepararsi.', true),
    ('graduate', 4, 'Borse e prestiti', 'Le fonti che quasi nessuno controlla.', true),
    ('stage', 1, 'Il primo stage', 'Dal curriculum al colloquio in otto settimane.', true),
    ('stage', 2, 'Stage curriculare', 'Crediti, convenzione e relazione finale.', true),
    ('stage', 3, 'Colloqui: domande vere', 'Con tracce di risposta per ogni area.', true),
    ('stage', 4, 'Stage all''estero', 'Permessi, alloggio e rimborso spese.', true),
    ('freemover', 1, 'Partire da freemover', 'Che cos''è e a chi conviene.', true),
    ('freemover', 2, 'Riconoscimento degli esami', 'Il modulo, le firme e i tempi.', true),
    ('freemover', 3, 'Costi e coperture', null, true),
    ('residenze', 1, 'Residenze universitarie', 'Bandi, rette e graduatorie.', true),
    ('residenze', 2, 'Affittare una stanza', 'Il contratto, la cauzione, le truffe più comuni.', true),
    ('residenze', 3, 'Vivere in zona', 'Quartieri, mezzi e prezzi medi.', true),
    ('exchange_magistrale', 1, 'Exchange in magistrale', 'Il bando spiegato dall''inizio alla fine.', true),
    ('exchange_magistrale', 2, 'Come si calcola il punteggio', 'Media, crediti e voto di triennale.', true),
    ('exchange_magistrale', 3, 'Doppia laurea', 'In che cosa è diversa dallo scambio.', true),
    ('exchange_magistrale', 4, 'Scegliere la destinazione', 'Requisiti accademici e di lingua.', true),
    ('exchange_triennale', 1, 'Exchange in triennale', 'Il bando spiegato dall''inizio alla fine.', true),
    ('exchange_triennale', 2, 'Learning agreement', 'Come abbinare gli esami senza sorprese.', true),
    ('exchange_triennale', 3, 'Prima di partire', 'Visto, assicurazione e alloggio.', true),
    ('exchange_triennale', 4, 'Al rientro', 'Conversione dei voti e crediti riconosciuti.', true),
    ('university', 1, 'Prima settimana', 'Badge, aule, portale: tutto in una pagina.', true),
    ('university', 2, 'Biblioteca e sale studio', 'Orari, prestiti e posti tranquilli.', true),
    ('university', 3, 'Mensa e pausa pranzo', 'Convenzioni e fasce di prezzo.', true),
    ('university', 4, 'Sport e benessere', 'Corsi, palestra e sportello di ascolto.', true),
    ('milan', 1, 'Muoversi a Milano', 'Abbonamenti, bici e treni per chi fa avanti e indietro.', true),
    ('milan', 2, 'Milano con poco', 'Musei gratuiti, cinema e mercati.', true),
    ('milan', 3, 'Medico e salute', 'Scegliere il medico da fuori sede.', true),
    ('milan', 4, 'Studiare in città', 'Biblioteche comunali e orari serali.', true),
    ('burocrazia', 1, 'Tasse e ISEE', 'Fasce, scadenze e documenti.', true),
    ('burocrazia', 2, 'Piano di studi', 'Quando si presenta e come si cambia.', true),
    ('burocrazia', 3, 'Appelli e iscrizioni', 'Regole, verbali e ricorsi.', true),
    ('master_admissions', 1, 'Domanda di ammissione', 'Documenti, saggi e lettere.', true),
    ('master_admissions', 2, 'GMAT e GRE', 'Punteggi utili e piano di studio.', true),
    ('master_admissions', 3, 'Lettere di presentazione', null, true),
    ('tesi', 1, 'Trovare il relatore', 'Come scrivere la prima mail.', true),
    ('tesi', 2, 'Scrivere la tesi', 'Struttura, fonti e citazioni.', true),
    ('tesi', 3, 'Bonus e voto di laurea', 'Quanto pesa la tesi e quando si somma il bonus.', true),
    ('ecdl', 1, 'Certificazione informatica', 'Moduli, sessioni e riconoscimento.', true),
    ('ecdl', 2, 'Esercizi per il modulo fogli di calcolo', 'Dieci esercizi con soluzione.', true),
    ('ecdl', 3, 'Bozza: nuove sessioni', 'Da completare: non è ancora pubblica.', false)
),
numbered as (
  select *,
    replace(category, '_', '-') || '-'
      || btrim(regexp_replace(lower(extensions.unaccent(title)), '[^a-z0-9]+', '-', 'g'), '-')
      || '.pdf' as object_name
  from texts
)
insert into public.guides (id, category, title, description, file_url, order_index, is_active)
select
  md5('guides/' || object_name)::uuid,
  category,
  title,
  description,
  coalesce(current_setting('app.base_url', true), 'http://127.0.0.1:54321')
    || '/storage/v1/object/public/guides/' || object_name,
  position * 10,
  is_active
from numbered;
