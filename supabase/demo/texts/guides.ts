import type { ConceptsBySubject } from './concept.ts';

/** What the guides of a category say. Deadlines and offices are left out: only the official call has them. */
export const guides: ConceptsBySubject = {
  associations: [
    [
      'Che cosa aspettarsi',
      "Un'associazione chiede in media qualche ora a settimana, di più attorno agli eventi. In cambio si impara a organizzare, a parlare in pubblico e a lavorare con persone di altri corsi.",
    ],
    [
      'Come si entra',
      "Le selezioni si aprono di solito all'inizio del semestre: un modulo, un colloquio e un periodo di prova. Conta la motivazione più dell'esperienza.",
    ],
    [
      'Fondi e spazi',
      'Per un evento servono un preventivo, un responsabile e una richiesta di aula fatta con anticipo. Chi chiede tardi ottiene gli orari peggiori.',
    ],
  ],
  opzionali: [
    [
      'Scegliere con criterio',
      "Leggi il programma e la modalità d'esame prima del titolo. Chiedi a chi ha già frequentato quanto pesa il lavoro di gruppo e se la frequenza è davvero necessaria.",
    ],
    [
      'Equilibrio del semestre',
      'Un esame quantitativo e uno da discutere si studiano bene insieme. Due consegne nella stessa settimana no: confronta i calendari prima di scegliere.',
    ],
    [
      'Requisiti delle magistrali',
      'Alcune magistrali chiedono un certo numero di crediti in statistica, diritto o matematica. Un opzionale scelto in tempo evita di doverli recuperare dopo.',
    ],
  ],
  graduate: [
    [
      'Le strade',
      'Proseguire, lavorare o prendersi un anno sono scelte tutte possibili. Scrivi che cosa vuoi poter fare tra tre anni e confronta le strade con quello.',
    ],
    [
      'Test e lingua',
      'Un test richiede in genere due o tre mesi di preparazione. Prenotalo presto: i posti finiscono e un secondo tentativo va previsto.',
    ],
    [
      'Costi e borse',
      'Somma retta, affitto e viaggi, poi togli borse e agevolazioni certe. Molte borse si chiedono insieme alla domanda di ammissione.',
    ],
  ],
  stage: [
    [
      'Curriculum',
      'Una pagina, risultati con numeri, nessun aggettivo. Ogni riga risponde a: che cosa ho fatto e che cosa è cambiato grazie a me.',
    ],
    [
      'Colloquio',
      'Prepara tre episodi veri che mostrino come lavori con gli altri, come risolvi un problema e che cosa hai imparato da un errore. Fai almeno due domande.',
    ],
    [
      'Convenzione e crediti',
      "Lo stage curriculare ha bisogno di una convenzione e di un progetto formativo firmati prima dell'inizio. Alla fine servono la relazione e la valutazione del tutor.",
    ],
  ],
  freemover: [
    [
      "Che cos'è",
      "Il freemover parte per conto proprio, senza scambio tra atenei: sceglie l'università, fa domanda e paga la retta di chi ospita. In cambio non c'è graduatoria.",
    ],
    [
      'Riconoscimento',
      'Prima di partire fatti approvare gli esami che vuoi riconoscere, con programma e crediti. Al rientro consegna il certificato dei voti in originale.',
    ],
    [
      'Assicurazione e visto',
      "Fuori dall'Unione europea servono spesso un visto per studio e una polizza sanitaria. I tempi dei consolati sono lunghi: comincia dal visto.",
    ],
  ],
  residenze: [
    [
      'Domanda',
      'La graduatoria tiene conto di reddito, distanza e merito. Prepara la documentazione economica per tempo: è il pezzo che arriva più tardi.',
    ],
    [
      'Contratto di affitto',
      "Non versare mai una cauzione senza aver visto la stanza e un contratto registrato. Il canone concordato per studenti costa meno e ha durata adatta all'anno accademico.",
    ],
    [
      'Vivere insieme',
      'Turni, ospiti e silenzio si decidono la prima settimana e si scrivono. Un conto comune per le spese evita le discussioni di fine mese.',
    ],
  ],
  exchange_magistrale: [
    [
      'Il punteggio',
      'Il punteggio unisce media ponderata, crediti superati e voto di triennale, ciascuno con il suo peso, ed è espresso su mille. Il calcolatore del sito lo stima: quello ufficiale è nel bando.',
    ],
    [
      'Scegliere le mete',
      "Ordina le mete per interesse, non per punteggio minimo dell'anno prima: quel numero cambia. Metti almeno una scelta prudente in fondo.",
    ],
    [
      'Prima di accettare',
      'Controlla requisiti accademici e certificati di lingua: una meta vinta senza certificato si perde. Verifica anche quali esami sono aperti agli scambi.',
    ],
  ],
  exchange_triennale: [
    [
      'Il punteggio',
      'Conta la media e, in misura minore, quanti crediti hai superato oltre il minimo del tuo corso. Un esame in più prima della scadenza può valere più di mezzo voto.',
    ],
    [
      'Learning agreement',
      "È l'accordo sugli esami da fare fuori e su quelli che sostituiscono a casa. Ogni modifica va approvata prima dell'esame, non dopo.",
    ],
    [
      'Al rientro',
      'I voti esteri si convertono con una tabella. Conserva programmi e certificati finché il libretto non è aggiornato.',
    ],
  ],
  university: [
    [
      'Orientarsi',
      'Il badge apre biblioteca e sale studio; il portale contiene orari, esami e avvisi. La prima settimana conviene seguire tutto, poi scegliere.',
    ],
    [
      'Studiare bene',
      'Dormire e ripetere a distanza di giorni vale più della notte prima. Le sale silenziose si riempiono entro le dieci durante la sessione.',
    ],
    [
      'Chiedere aiuto',
      'Tutor, rappresentanti e sportello di ascolto rispondono a chi scrive. Una richiesta chiara e breve riceve risposta prima.',
    ],
  ],
  milan: [
    [
      'Muoversi',
      "L'abbonamento mensile per chi ha meno di ventisette anni costa molto meno di quello ordinario. Nelle ore di punta la bicicletta è spesso più rapida del tram.",
    ],
    [
      'Spendere poco',
      'Molti musei civici sono gratuiti in giorni fissi e i cinema hanno serate ridotte. I mercati rionali chiudono a metà giornata: poco prima i prezzi scendono.',
    ],
    [
      'Salute',
      'Chi studia fuori sede può scegliere un medico temporaneo in città presentando documento e iscrizione. Il consultorio riceve senza impegnativa.',
    ],
  ],
  burocrazia: [
    [
      'Tasse e fasce',
      'La fascia dipende dalla situazione economica certificata. Senza la certificazione entro la scadenza si paga il massimo, e la correzione è lenta.',
    ],
    [
      'Piano di studi',
      "Il piano si presenta nel periodo indicato e si può cambiare l'anno dopo. Un esame fuori piano non conta per la laurea.",
    ],
    [
      'Appelli',
      "Ci si iscrive dal portale e ci si cancella entro il termine: chi non si presenta senza avvisare può perdere l'appello successivo.",
    ],
  ],
  master_admissions: [
    [
      'La domanda',
      'Un buon saggio racconta una scelta e le sue conseguenze, non un elenco di meriti. Fallo leggere a chi non ti conosce e chiedi che cosa ha capito.',
    ],
    [
      'GMAT e GRE',
      'Fai una prova completa prima di studiare: dice quanto manca e dove. Due ore al giorno per otto settimane bastano a molti.',
    ],
    [
      'Lettere',
      'Chiedi la lettera a chi ti ha visto lavorare, con almeno un mese di anticipo. Allega curriculum, programma e tre fatti che può citare.',
    ],
  ],
  tesi: [
    [
      'Il relatore',
      'Scrivi una mail breve: chi sei, quale domanda ti interessa, quali due testi hai letto, quando vorresti laurearti. Una domanda precisa vale più di un argomento.',
    ],
    [
      'Struttura',
      "Domanda, letteratura, metodo, risultati, limiti. Scrivi l'introduzione per ultima e una pagina al giorno, anche brutta: si corregge meglio ciò che esiste.",
    ],
    [
      'Fonti e citazioni',
      'Ogni idea non tua ha una fonte, ogni fonte sta in bibliografia. Un programma per le citazioni fa risparmiare giorni alla fine.',
    ],
  ],
  ecdl: [
    [
      'I moduli',
      'La certificazione si compone di moduli indipendenti: computer, rete, testi, fogli di calcolo e altri. Si possono sostenere in sessioni diverse.',
    ],
    [
      'Fogli di calcolo',
      'Riferimenti relativi e assoluti, funzioni di ricerca e grafici sono le domande più frequenti. Esercitati a tempo, con un file nuovo ogni volta.',
    ],
    [
      'Riconoscimento',
      "Alcuni corsi riconoscono la certificazione al posto dell'esame di informatica. Verifica nel regolamento quali moduli e quale validità.",
    ],
  ],
};
