import type { Concept } from './concept.ts';

/** Concepts of the law degree, by a word of the handout's name; `''` fits every handout. */
export const law: readonly (readonly [word: string, concepts: readonly Concept[]])[] = [
  [
    'privato',
    [
      [
        'Negozio e contratto',
        'Il negozio è la manifestazione di volontà con cui un privato regola i propri interessi. Il contratto ne è la specie più comune: richiede accordo, causa, oggetto e talvolta forma.',
      ],
      [
        'Adempimento',
        "Il debitore adempie con la diligenza del buon padre di famiglia; il professionista con quella della sua attività. L'inadempimento imputabile obbliga al risarcimento del danno emergente e del lucro cessante.",
      ],
      [
        'Diritti reali',
        'La proprietà è il diritto di godere e disporre in modo pieno ed esclusivo. I diritti reali minori, come usufrutto e servitù, sono previsti dalla legge in numero chiuso.',
      ],
    ],
  ],
  [
    'costituzionale',
    [
      [
        'Forma di governo',
        "L'Italia è una repubblica parlamentare: il Governo deve avere la fiducia delle due Camere. Il Presidente della Repubblica nomina il Presidente del Consiglio e può sciogliere le Camere.",
      ],
      [
        'Giudizio sulle leggi',
        'La questione di legittimità nasce in un processo, quando la norma è rilevante e il dubbio non è manifestamente infondato. La sentenza di accoglimento toglie efficacia alla legge.',
      ],
    ],
  ],
  [
    'penale',
    [
      [
        'Legalità',
        'Nessuno può essere punito se non in forza di una legge entrata in vigore prima del fatto. Da qui derivano tassatività, divieto di analogia sfavorevole e irretroattività.',
      ],
      [
        'Il reato',
        "Il reato è un fatto tipico, antigiuridico e colpevole. Manca l'antigiuridicità in presenza di una causa di giustificazione, come la legittima difesa.",
      ],
      [
        'Dolo e colpa',
        "Il dolo è previsione e volontà dell'evento; la colpa è violazione di una regola cautelare. Il dolo eventuale si distingue dalla colpa cosciente per l'accettazione del rischio.",
      ],
    ],
  ],
  [
    'commerciale',
    [
      [
        'Impresa',
        "È imprenditore chi esercita professionalmente un'attività economica organizzata. Lo statuto dell'imprenditore commerciale aggiunge iscrizione, scritture contabili e procedure concorsuali.",
      ],
      [
        'Società',
        "Con il contratto di società due o più persone conferiscono beni o servizi per esercitare in comune un'attività e dividerne gli utili. Il tipo scelto decide chi risponde dei debiti.",
      ],
    ],
  ],
  [
    'amministrativo',
    [
      [
        'Procedimento',
        "Il procedimento ordina gli atti che portano alla decisione. Avviso di avvio, partecipazione e motivazione permettono di controllare come l'amministrazione usa il potere.",
      ],
      [
        "Vizi dell'atto",
        "L'atto è annullabile per incompetenza, violazione di legge o eccesso di potere. Quest'ultimo si riconosce da sintomi come il travisamento dei fatti o la disparità di trattamento.",
      ],
    ],
  ],
  [
    'processuale',
    [
      [
        'Giusto processo',
        "Il contraddittorio, la parità delle parti, il giudice terzo e la ragionevole durata sono garantiti dall'articolo 111 della Costituzione. Ogni fase del rito li rende concreti.",
      ],
      [
        'Prove',
        'La prova convince il giudice sui fatti controversi. Nel civile dispongono le parti, nel penale la prova si forma di regola nel dibattimento.',
      ],
    ],
  ],
  [
    'europea',
    [
      [
        'Primato ed effetto diretto',
        'Il giudice nazionale disapplica la norma interna contraria a quella europea direttamente efficace. I regolamenti sono direttamente applicabili, le direttive vincolano nel risultato.',
      ],
      [
        'Rinvio pregiudiziale',
        "Il giudice nazionale può chiedere alla Corte di giustizia come interpretare il diritto dell'Unione. Quello di ultima istanza di regola deve farlo.",
      ],
    ],
  ],
  [
    'lavoro',
    [
      [
        'Subordinazione',
        "È subordinato chi si obbliga a collaborare alle dipendenze e sotto la direzione dell'imprenditore. Contano i fatti del rapporto più del nome che le parti gli danno.",
      ],
      [
        'Contratto collettivo',
        "Il contratto collettivo fissa trattamenti minimi per una categoria. L'articolo 36 della Costituzione chiede una retribuzione proporzionata e sufficiente.",
      ],
    ],
  ],
  [
    'tributario',
    [
      [
        'Capacità contributiva',
        'Tutti concorrono alle spese pubbliche in ragione della loro capacità contributiva. Il sistema è informato a criteri di progressività.',
      ],
    ],
  ],
  [
    '',
    [
      [
        'Leggere una norma',
        "Si parte dal testo e dal significato proprio delle parole, poi si cercano l'intenzione del legislatore e il sistema. L'analogia colma le lacune, salvo dove la legge la vieta.",
      ],
      [
        'Studiare una sentenza',
        "Si separano il fatto, la questione, il principio e l'esito. Il principio vale per i casi simili: la prima domanda è in che cosa il nuovo caso è diverso.",
      ],
      [
        'Scrivere un parere',
        'Un parere utile risponde subito alla domanda, poi mostra norme, precedenti e argomenti contrari. La conclusione dice anche il grado di certezza.',
      ],
      [
        "Preparare l'orale",
        'Ripetere ad alta voce con uno schema davanti, poi senza. Un esempio per ogni istituto mostra che lo si è capito e non soltanto memorizzato.',
      ],
      [
        'Le fonti',
        "Costituzione, diritto dell'Unione, leggi e regolamenti hanno rango diverso. Il conflitto si risolve con gerarchia, competenza, specialità e successione nel tempo.",
      ],
    ],
  ],
];
