import type { FindingTexts } from './texts.ts';

export const findingsIt: FindingTexts = {
  kinds: {
    'missing table': {
      title: 'Tabella che manca',
      students: 'La parte del sito che la legge dice di non essere riuscita a caricarla.',
      todo: 'Fatela creare: le colonne sono in supabase/migrations.',
    },
    'unreadable table': {
      title: 'Tabella chiusa ai visitatori',
      students: 'La parte del sito che la legge dice di non essere riuscita a caricarla.',
      todo: 'Fate aggiungere una policy che la lasci leggere ai visitatori (anon).',
    },
    'missing column': {
      title: 'Colonna che manca',
      students: 'La parte del sito che la chiede non si carica, oppure resta senza quei dati.',
      todo: 'Fate aggiungere la colonna: il tipo è in supabase/migrations.',
    },
    'dead link': {
      title: 'Link che non si apre',
      students: 'Al posto del file gli studenti trovano un errore.',
      todo: 'Carica di nuovo il file, o correggi l’indirizzo.',
    },
    'unusable link': {
      title: 'Non è un indirizzo web',
      students:
        'Non si apre niente: solo un indirizzo intero, da https:// in poi, porta a un file.',
      todo: 'Incolla l’indirizzo intero, da https:// in poi.',
    },
    'expiring link': {
      title: 'Link con una scadenza',
      students: 'Si apre fino alla data scelta con Get URL, poi non più.',
      todo: 'Tieni il file in un bucket pubblico (guides, clmg, photos) e incolla l’indirizzo di lì.',
    },
    'missing file': {
      title: 'Manca il file',
      students: 'Il nome è in elenco, ma non apre niente.',
      todo: 'Carica il file e incolla il suo indirizzo, o cancella la riga.',
    },
    'not a PDF': {
      title: 'Non è un PDF',
      students: 'Si apre qualcos’altro, e l’assistente non lo può leggere.',
      todo: 'Salva il documento come PDF, caricalo e incolla il suo indirizzo.',
    },
    'broken PDF': {
      title: 'PDF interrotto',
      students: 'Il file comincia ad aprirsi e si ferma.',
      todo: 'Il caricamento si è interrotto: rifallo con un nome nuovo e cambia l’indirizzo.',
    },
    'missing photo': {
      title: 'Manca la foto',
      students: 'Gli studenti vedono le iniziali.',
      todo: 'Carica una foto e incolla il suo indirizzo; o lascia così, se la persona preferisce.',
    },
    'not an image': {
      title: 'Non è un’immagine',
      students: 'Gli studenti vedono le iniziali.',
      todo: 'Incolla l’indirizzo dell’immagine, non quello della pagina che la mostra.',
    },
    'photo from elsewhere': {
      title: 'Foto di un altro sito',
      students: 'Gli studenti vedono le iniziali: il sito non chiede immagini ad altri siti.',
      todo: 'Carica la foto nel bucket photos e incolla quell’indirizzo.',
    },
    'heavy photo': {
      title: 'Foto pesante',
      students: 'Sul telefono arriva tardi e consuma dati: è mostrata larga 80 pixel.',
      todo: 'Falla larga 400 pixel, sotto i 100 KB, caricala con un nome nuovo, cambia l’indirizzo.',
    },
    'unknown year': {
      title: 'Anno sconosciuto',
      students: 'Il file non è nella pagina di nessun anno.',
      todo: 'handouts: First Year, Second Year o Third Year, alla lettera. clmg_handouts: da 1 a 5.',
    },
    'unknown section': {
      title: 'Sezione sconosciuta',
      students: 'La persona non è nella pagina.',
      todo: 'Scrivi una delle dieci sezioni elencate nella guida ai contenuti.',
    },
    'unknown category': {
      title: 'Categoria sconosciuta',
      students: 'La guida non è in nessuna categoria dell’elenco.',
      todo: 'Scrivi una delle quattordici categorie elencate nella guida ai contenuti.',
    },
    'unknown topic': {
      title: 'Argomento sconosciuto',
      students:
        'L’assistente trova la risposta dalle sue parole, ma nessun suggerimento della chat ci porta.',
      todo: 'Scrivi uno dei cinque argomenti elencati nella guida ai contenuti, alla lettera.',
    },
    'topic without answer': {
      title: 'Argomento senza risposta',
      students: 'A quel suggerimento della chat rispondono soltanto i documenti.',
      todo: 'Aggiungi una domanda di questo argomento, o pubblica quella che è in bozza.',
    },
    'missing name': {
      title: 'Manca il nome',
      students: 'La riga non si vede, o si vede senza nome.',
      todo: 'Completa la colonna, o cancella la riga.',
    },
    'neither active nor draft': {
      title: 'Né pubblicata né bozza',
      students: 'Gli studenti non vedono la guida.',
      todo: 'Metti is_active a true per pubblicarla, a false per tenerla come bozza.',
    },
    'missing date': {
      title: 'Manca la data',
      students: 'L’evento non è in nessuna delle due schede.',
      todo: 'Completa start_date.',
    },
    'event in neither tab': {
      title: 'Evento in nessuna scheda',
      students: 'Deve ancora venire, e gli studenti non lo vedono.',
      todo: 'Se si fa, metti status a upcoming. Se non si fa, va bene così.',
    },
    'missing score': {
      title: 'Manca il punteggio',
      students: 'Gli studenti leggono n.d. e non possono confrontare; la meta va in fondo.',
      todo: 'Scrivi il punteggio più basso dell’ultimo bando; o lascia così, se il bando non lo dice.',
    },
    'unreadable score': {
      title: 'Punteggio illeggibile',
      students: 'Gli studenti leggono n.d. e non possono confrontare; la meta va in fondo.',
      todo: 'Scrivi solo il numero, per esempio 812,45.',
    },
    'missing value': {
      title: 'Mancano i CFU',
      students: 'Nella media dello studente l’esame conta 0 CFU.',
      todo: 'Scrivi i CFU dell’esame; 0 se non ne ha.',
    },
    'missing multiplier': {
      title: 'Manca il moltiplicatore',
      students: 'Il punteggio è calcolato con 1, e un avviso lo dice.',
      todo: 'Scrivi il moltiplicatore del corso.',
    },
    'course without partner': {
      title: 'Corso che altrove manca',
      students: '',
      todo: 'Aggiungi lì il corso, scritto uguale; o correggi qui come è scritto.',
    },
    'two spellings': {
      title: 'Un corso scritto in due modi',
      students: 'Nello stesso elenco compare due volte, ognuna con una parte delle righe.',
      todo: 'Scegli un modo e usalo in tutte le righe.',
    },
    'spelled differently elsewhere': {
      title: 'Scritto diversamente altrove',
      students: 'Il sito capisce che è lo stesso corso, e mostra ognuno come è scritto.',
      todo: 'Scegli lo stesso modo per le due tabelle.',
    },
    duplicate: {
      title: 'Due volte lo stesso',
      students: 'Compare due volte (un rappresentante, una sola).',
      todo: 'Cancella una delle due righe.',
    },
    'untrimmed text': {
      title: 'Spazi o a capo intorno a un testo',
      students: 'Due testi sembrano uguali e non lo sono: la riga può mancare da un elenco.',
      todo: 'Cancella quello che c’è prima della prima lettera e dopo l’ultima.',
    },
  },
  missingIn: {
    course_subjects: 'Non si può scegliere nel calcolatore del voto di laurea.',
    course_subjects_UG: 'Non si può scegliere nel calcolatore exchange della triennale.',
    'course-multiplier_UG':
      'Il punteggio exchange della triennale è calcolato con moltiplicatore 1 e 35,4 CFU, e lo dice.',
    'cours-subject_MS_exchange': 'Non si può scegliere nel calcolatore exchange della magistrale.',
    'course multipliers estimation':
      'Il punteggio exchange della magistrale è calcolato con moltiplicatori 1, e lo dice.',
    NC_max: 'Il punteggio exchange della magistrale è diviso per tutti i CFU del corso.',
  },
  places: {
    handouts: 'dispense dei tre anni',
    'law handouts': 'dispense di Giurisprudenza',
    guides: 'guide',
    representatives: 'rappresentanti',
    events: 'eventi',
    assistant: 'assistente',
    'graduation calculator': 'calcolatore del voto di laurea',
    'master’s exchange calculator': 'calcolatore exchange della magistrale',
    'law exchange calculator': 'calcolatore exchange di Giurisprudenza',
    'undergraduate exchange calculator': 'calcolatore exchange della triennale',
  },
};
