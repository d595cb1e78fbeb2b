import type { ConceptsBySubject } from './concept.ts';

export const firstYear: ConceptsBySubject = {
  'Economia aziendale': [
    [
      "L'azienda",
      "Un'azienda è un insieme di persone e beni ordinato a uno scopo economico che dura nel tempo. Si distingue l'impresa, che produce per lo scambio, dalle aziende di consumo e dalle organizzazioni senza scopo di lucro.",
    ],
    [
      'Bilancio e conti',
      "Lo stato patrimoniale fotografa investimenti e finanziamenti a una data; il conto economico confronta ricavi e costi di un periodo. L'utile collega i due: è il risultato dell'anno e aumenta il patrimonio netto.",
    ],
    [
      'Ciclo della gestione',
      "Si acquistano fattori, li si trasforma, si vende e si incassa. Il momento in cui nasce un costo raramente coincide con quello del pagamento: per questo si distinguono l'aspetto economico e quello finanziario.",
    ],
    [
      'Economicità',
      "Un'azienda è economica se nel medio periodo i ricavi coprono i costi, compresa una remunerazione adeguata di chi vi investe e di chi vi lavora. L'efficienza riguarda i mezzi, l'efficacia i risultati.",
    ],
    [
      'Portatori di interessi',
      "Soci, dipendenti, clienti, fornitori, banche e comunità hanno attese diverse verso l'impresa. Il governo aziendale stabilisce chi decide, con quali controlli e come si compongono gli interessi in conflitto.",
    ],
  ],
  'Matematica generale': [
    [
      'Limiti e derivate',
      'Il limite descrive a che valore tende una funzione avvicinandosi a un punto. La derivata è il limite del rapporto incrementale: misura la pendenza della retta tangente e, in economia, una variazione marginale.',
    ],
    [
      'Integrali',
      "L'integrale definito somma infiniti contributi piccoli e dà un'area con segno. Il teorema fondamentale lo lega alla primitiva: basta conoscere una funzione la cui derivata sia quella da integrare.",
    ],
    [
      'Algebra lineare',
      'Vettori e matrici scrivono in modo compatto un sistema di equazioni. Il rango dice quante equazioni sono davvero indipendenti; per il teorema di Rouché-Capelli esistono soluzioni se il rango non cresce aggiungendo i termini noti.',
    ],
    [
      'Massimi e minimi',
      'In un punto interno di massimo o minimo di una funzione derivabile la derivata è nulla. La derivata seconda aiuta a distinguere: se è negativa si ha un massimo locale, se è positiva un minimo locale.',
    ],
    [
      'Funzioni di più variabili',
      'Il gradiente raccoglie le derivate parziali e indica la direzione di massima crescita. Con un vincolo si usa il moltiplicatore di Lagrange, che si legge come prezzo ombra della risorsa.',
    ],
  ],
  Microeconomia: [
    [
      'Consumatore e domanda',
      "Il consumatore sceglie il paniere preferito tra quelli che può permettersi. Nell'ottimo interno il saggio marginale di sostituzione è uguale al rapporto tra i prezzi; al variare del prezzo si ottiene la curva di domanda.",
    ],
    [
      'Impresa e costi',
      'La funzione di produzione lega fattori e prodotto. Dai prezzi dei fattori si ricavano i costi: nel breve periodo alcuni sono fissi, e il costo marginale taglia il costo medio nel suo punto di minimo.',
    ],
    [
      'Equilibrio e mercati',
      "In concorrenza perfetta l'impresa prende il prezzo come dato e produce finché il prezzo uguaglia il costo marginale. Il monopolista invece uguaglia ricavo e costo marginale e riduce la quantità venduta.",
    ],
    [
      'Elasticità',
      "L'elasticità della domanda è il rapporto tra la variazione percentuale della quantità e quella del prezzo. Se in valore assoluto supera uno, un aumento del prezzo riduce la spesa totale.",
    ],
    [
      'Fallimenti del mercato',
      'Esternalità, beni pubblici e informazione asimmetrica impediscono al mercato di essere efficiente. Imposte, diritti negoziabili e garanzie sono rimedi diversi, ciascuno con i propri costi.',
    ],
  ],
  'Diritto privato': [
    [
      'Obbligazioni',
      "L'obbligazione è il vincolo per cui un debitore deve una prestazione patrimoniale a un creditore. Nasce da contratto, da fatto illecito o da ogni altro atto idoneo, secondo l'articolo 1173 del codice civile.",
    ],
    [
      'Contratti',
      "Il contratto è l'accordo di due o più parti per costituire, regolare o estinguere un rapporto giuridico patrimoniale. I suoi requisiti sono l'accordo, la causa, l'oggetto e, quando è richiesta, la forma.",
    ],
    [
      'Responsabilità civile',
      "Chi cagiona ad altri un danno ingiusto con un fatto doloso o colposo deve risarcirlo: è la regola dell'articolo 2043. Accanto a essa vi sono ipotesi di responsabilità senza colpa, come quella per attività pericolose.",
    ],
    [
      'Invalidità',
      "Il contratto contrario a norme imperative è nullo e la nullità può essere rilevata anche dal giudice. L'annullabilità protegge invece una parte, per esempio per errore, violenza o dolo, ed è soggetta a prescrizione.",
    ],
    [
      'Persone e soggetti',
      'La capacità giuridica si acquista con la nascita, quella di agire con la maggiore età. Gli enti hanno soggettività propria; se hanno personalità giuridica, il loro patrimonio è separato da quello dei membri.',
    ],
  ],
  "Informatica per l'economia": [
    [
      'Fogli di calcolo',
      'Un riferimento relativo cambia quando la formula viene copiata, uno assoluto no. Le tabelle pivot riassumono molte righe per categorie; la ricerca di un valore unisce dati che stanno in due tabelle.',
    ],
    [
      'Basi di dati',
      "Una base di dati relazionale conserva ogni fatto una volta sola. La chiave primaria identifica una riga, la chiave esterna la richiama da un'altra tabella; con SQL si selezionano, filtrano e uniscono le righe.",
    ],
    [
      'Introduzione a Python',
      'Un programma Python è una sequenza di istruzioni in cui il rientro delimita i blocchi. Variabili, condizioni e cicli bastano per leggere un file, calcolare una media e scrivere il risultato.',
    ],
    [
      'Algoritmi',
      'Un algoritmo è una procedura finita e non ambigua. La ricerca binaria trova un elemento in un elenco ordinato dimezzando ogni volta lo spazio: con un milione di voci bastano circa venti confronti.',
    ],
    [
      'Dati e sicurezza',
      'Una password lunga e diversa per ogni servizio, con un secondo fattore, ferma la maggior parte degli attacchi. I dati personali si raccolgono per uno scopo dichiarato e solo nella misura necessaria.',
    ],
  ],
  'Storia economica': [
    [
      'Rivoluzione industriale',
      'Nella seconda metà del Settecento, in Inghilterra, carbone, vapore e filatura meccanica aumentano la produttività. La fabbrica concentra il lavoro e la città cresce più in fretta dei servizi.',
    ],
    [
      'Il Novecento',
      "La crisi del 1929 mostra che i mercati non si riequilibrano sempre da soli. Dopo il 1945 cambi fissi, ricostruzione e commercio sostengono trent'anni di crescita; negli anni Settanta arriva la stagflazione.",
    ],
    [
      'Italia repubblicana',
      "Tra il 1958 e il 1963 l'Italia vive il miracolo economico: esportazioni, migrazioni interne e industria di massa. Restano il divario tra Nord e Sud e, dagli anni Ottanta, il peso del debito pubblico.",
    ],
    [
      'Moneta e cambi',
      "Il sistema aureo legava la moneta all'oro e limitava le politiche nazionali. Gli accordi di Bretton Woods, nel 1944, ancorarono le valute al dollaro; dal 1973 i principali cambi sono flessibili.",
    ],
    [
      'Globalizzazioni',
      'La prima globalizzazione, tra Ottocento e 1914, poggia su vapore e telegrafo; la seconda su container e informatica. In entrambe crescono gli scambi, e con essi le differenze tra chi vince e chi perde.',
    ],
  ],
  'Contabilità e bilancio': [
    [
      'Partita doppia',
      'Ogni operazione si registra due volte, in dare e in avere, per lo stesso importo. I conti finanziari mostrano come si paga o si incassa, quelli economici perché: il totale dei due lati coincide sempre.',
    ],
    [
      'Scritture di assestamento',
      "A fine anno si attribuisce a ciascun periodo ciò che gli appartiene. Ratei e risconti spostano quote di costi e ricavi; l'ammortamento ripartisce il costo di un bene lungo la sua vita utile.",
    ],
    [
      'Lettura del bilancio',
      "Il ROE confronta utile e patrimonio netto, il ROI reddito operativo e capitale investito. L'indice di liquidità corrente dice se le attività a breve coprono i debiti a breve.",
    ],
    [
      'Rimanenze',
      'Le rimanenze si valutano al minore tra costo e valore di realizzo. Con il metodo FIFO escono per prime le merci più vecchie; se i prezzi salgono, le rimanenze finali valgono di più.',
    ],
    [
      'Principi',
      "Prudenza, competenza e continuità guidano la redazione del bilancio. La clausola generale chiede chiarezza e una rappresentazione veritiera e corretta della situazione dell'impresa.",
    ],
  ],
  'Diritto pubblico': [
    [
      'Fonti del diritto',
      "La Costituzione sta al vertice; seguono le leggi e gli atti con forza di legge, poi i regolamenti. Il diritto dell'Unione europea prevale nelle materie di sua competenza, entro i principi supremi dell'ordinamento.",
    ],
    [
      'Organi costituzionali',
      "Il Parlamento approva le leggi e dà la fiducia al Governo, che dirige la politica generale. Il Presidente della Repubblica rappresenta l'unità nazionale; la Corte costituzionale giudica le leggi.",
    ],
    [
      'Diritti e libertà',
      "L'articolo 2 riconosce i diritti inviolabili, l'articolo 3 l'eguaglianza formale e sostanziale. Le libertà possono essere limitate solo nei casi previsti dalla legge e, spesso, con atto motivato del giudice.",
    ],
    [
      'Regioni ed enti locali',
      "Dopo la riforma del 2001 l'articolo 117 elenca le materie dello Stato e quelle concorrenti; le altre spettano alle Regioni. La sussidiarietà avvicina le funzioni ai cittadini.",
    ],
    [
      'Pubblica amministrazione',
      "L'amministrazione agisce nei limiti della legge, con imparzialità e buon andamento. Il procedimento dà voce agli interessati: avviso di avvio, accesso agli atti e motivazione della decisione.",
    ],
  ],
  'Scienze politiche: teoria / casi': [
    [
      'Partiti e sistemi elettorali',
      'Un sistema maggioritario uninominale tende a ridurre il numero dei partiti, uno proporzionale a rappresentarli tutti. Soglie di sbarramento e ampiezza dei collegi contano quanto la formula.',
    ],
    [
      'Politiche pubbliche',
      "Una politica nasce quando un problema entra nell'agenda; seguono la decisione, l'attuazione e la valutazione. Spesso l'attuazione cambia la politica più di quanto faccia la legge.",
    ],
    [
      'Forme di governo',
      "Nel sistema parlamentare il governo vive della fiducia delle camere; in quello presidenziale il capo dello Stato è eletto e dirige l'esecutivo. Il semipresidenzialismo divide il potere esecutivo in due.",
    ],
    [
      'Potere e legittimità',
      'Max Weber distingue il potere tradizionale, quello carismatico e quello legale-razionale. Un ordine è legittimo quando chi obbedisce lo ritiene valido e non obbedisce soltanto per timore.',
    ],
    [
      'Metodo comparato',
      'Confrontare casi simili che differiscono per un esito aiuta a isolare una causa. Il rischio è scegliere i casi in base al risultato: per questo la selezione va spiegata prima.',
    ],
  ],
};
