import type { ConceptsBySubject } from './concept.ts';

export const thirdYear: ConceptsBySubject = {
  Econometria: [
    [
      'Regressione lineare',
      "Con l'esogeneità dei regressori lo stimatore dei minimi quadrati è corretto. Se gli errori sono eteroschedastici restano corretti i coefficienti, ma servono errori standard robusti.",
    ],
    [
      'Variabili strumentali',
      "Uno strumento deve spiegare il regressore endogeno e influire sull'esito solo attraverso di esso. La prima condizione si verifica nei dati, la seconda si argomenta.",
    ],
    [
      'Dati panel',
      'Osservare le stesse unità in più periodi permette di eliminare ciò che non cambia nel tempo. Gli effetti fissi usano solo la variazione interna a ciascuna unità.',
    ],
    [
      'Differenze nelle differenze',
      "Si confronta il cambiamento dei trattati con quello dei non trattati. L'ipotesi è che, senza trattamento, le due serie avrebbero seguito andamenti paralleli.",
    ],
    [
      'Variabile omessa',
      'Se una variabile rilevante correlata con il regressore manca, il coefficiente è distorto. Il segno della distorsione è il prodotto dei due legami.',
    ],
  ],
  'Economia degli intermediari finanziari': [
    [
      'Banche',
      'La banca trasforma scadenze: raccoglie a vista e presta a lungo. Questo la rende utile e fragile, perché una corsa agli sportelli può colpire anche una banca solvibile.',
    ],
    [
      'Vigilanza',
      "I requisiti di capitale coprono le perdite inattese, quelli di liquidità le uscite improvvise. Nell'area dell'euro le banche maggiori sono vigilate dalla Banca centrale europea.",
    ],
    [
      'Gestione dei rischi',
      'Il rischio di credito combina probabilità di insolvenza, esposizione e perdita. Il valore a rischio stima la perdita che non si supera con una data probabilità: nulla dice oltre la soglia.',
    ],
    [
      'Asimmetrie informative',
      "Prima del prestito c'è selezione avversa, dopo c'è azzardo morale. Garanzie, clausole e relazioni durature riducono entrambi i problemi.",
    ],
    [
      'Fondi e assicurazioni',
      'I fondi comuni diversificano per conto di molti risparmiatori; le assicurazioni aggregano rischi indipendenti. Commissioni e riserve ne determinano il risultato.',
    ],
  ],
  'Economia internazionale': [
    [
      'Commercio',
      'Per il principio del vantaggio comparato conviene specializzarsi dove il costo opportunità è minore, anche se un paese è meno produttivo in tutto. I guadagni non si distribuiscono da soli.',
    ],
    [
      'Cambi',
      'Nel lungo periodo il cambio riflette i prezzi relativi, nel breve i tassi e le attese. La parità scoperta lega il differenziale dei tassi al deprezzamento atteso.',
    ],
    [
      'Integrazione europea',
      "Il mercato unico garantisce quattro libertà: merci, persone, servizi e capitali. L'unione monetaria elimina il rischio di cambio e toglie ai paesi lo strumento della svalutazione.",
    ],
    [
      'Politica commerciale',
      'Un dazio alza il prezzo interno: guadagnano produttori e bilancio pubblico, perdono i consumatori. In un paese piccolo la perdita netta è certa.',
    ],
    [
      'Bilancia dei pagamenti',
      'Un disavanzo corrente va finanziato con afflussi di capitale. È la differenza tra risparmio e investimento nazionali, prima che un fatto di competitività.',
    ],
  ],
  'Diritto tributario': [
    [
      'Principi',
      "L'articolo 53 della Costituzione lega il concorso alle spese alla capacità contributiva. La riserva di legge dell'articolo 23 impone che l'imposta abbia base legislativa.",
    ],
    [
      'Imposte sui redditi',
      "L'IRPEF è progressiva per scaglioni e riguarda le persone fisiche; l'IRES è proporzionale e colpisce le società. Il reddito d'impresa parte dall'utile civilistico con variazioni.",
    ],
    [
      'IVA al 22%',
      "L'imposta sul valore aggiunto grava sul consumo: ogni impresa versa la differenza tra quella incassata e quella pagata. L'aliquota ordinaria in Italia è del 22 per cento.",
    ],
    [
      'Accertamento',
      "L'amministrazione controlla le dichiarazioni e può rettificarle con un atto motivato. Il contraddittorio dà al contribuente la possibilità di spiegare prima della pretesa.",
    ],
    [
      'Elusione ed evasione',
      "Chi evade nasconde il presupposto; chi elude usa operazioni prive di sostanza per un vantaggio indebito. Il legittimo risparmio d'imposta è invece lecito.",
    ],
  ],
  "Strategia d'impresa": [
    [
      'Analisi del settore',
      "Concorrenti, entranti, sostituti, clienti e fornitori si dividono il valore creato. Le barriere all'entrata spiegano perché certi settori restano redditizi.",
    ],
    [
      'Vantaggio competitivo',
      "Una risorsa sostiene il vantaggio se è di valore, rara, difficile da imitare e l'organizzazione la sa usare. Il tempo e la complessità proteggono meglio dei segreti.",
    ],
    [
      'Crescita e acquisizioni',
      "Un'acquisizione crea valore solo se le sinergie superano il premio pagato. Molte deludono perché l'integrazione costa più del previsto.",
    ],
    [
      'Innovazione dirompente',
      'Un prodotto più semplice ed economico entra dal basso, dove i grandi non hanno interesse. Migliorando, raggiunge il resto del mercato.',
    ],
    [
      'Strategia di gruppo',
      'La capogruppo deve rendere le imprese più forti di quanto sarebbero da sole. In caso contrario il mercato applica uno sconto da conglomerato.',
    ],
  ],
  'Programmazione e controllo': [
    [
      'Costi',
      'I costi variabili seguono i volumi, i fissi la capacità. Il margine di contribuzione è il prezzo meno il costo variabile; il punto di pareggio divide i costi fissi per quel margine.',
    ],
    [
      'Budget',
      'Il budget traduce la strategia in obiettivi e risorse per un anno. Nasce dalle vendite attese e scende a produzione, acquisti, personale e cassa.',
    ],
    [
      'Scostamenti',
      'Lo scostamento totale si divide in effetto volume, prezzo ed efficienza. Ognuno ha un responsabile diverso: senza distinguere, si premia o si punisce la persona sbagliata.',
    ],
    [
      'Costi per attività',
      'Il metodo delle attività attribuisce i costi indiretti secondo ciò che li provoca. Spesso rivela che i prodotti di nicchia costano più di quanto sembri.',
    ],
    [
      'Indicatori',
      'Una scheda bilanciata affianca ai risultati finanziari clienti, processi e apprendimento. Pochi indicatori, legati da ipotesi di causa, guidano meglio di molti.',
    ],
  ],
  'Politica economica': [
    [
      'Obiettivi e strumenti',
      'Per raggiungere obiettivi indipendenti servono almeno altrettanti strumenti: è la regola di Tinbergen. Ogni strumento va usato dove è relativamente più efficace.',
    ],
    [
      'Regole fiscali',
      'Le regole limitano la tentazione del disavanzo, ma troppo rigide aggravano le recessioni. Per questo si guarda al saldo corretto per il ciclo e alla spesa netta.',
    ],
    [
      'Unione monetaria',
      "Un'area valutaria funziona se i paesi hanno cicli simili, lavoratori mobili o trasferimenti comuni. In mancanza, gli squilibri si correggono con salari e prezzi.",
    ],
    [
      'Incoerenza temporale',
      "Un impegno ottimo oggi può non esserlo domani, e chi lo sa non ci crede. L'indipendenza della banca centrale è un modo di rendere credibile la promessa.",
    ],
    [
      'Disuguaglianza',
      "L'indice di Gini va da zero, eguaglianza perfetta, a uno. Imposte e trasferimenti lo riducono; istruzione e concorrenza agiscono prima che si formi il reddito.",
    ],
  ],
  "Economia dell'innovazione": [
    [
      'Brevetti',
      "Il brevetto scambia un monopolio temporaneo con la pubblicità dell'invenzione. In Europa dura vent'anni dalla domanda e richiede novità, attività inventiva e applicazione industriale.",
    ],
    [
      'Standard e reti',
      'Con esternalità di rete un prodotto vale di più quanti più lo usano. Il mercato può bloccarsi su uno standard inferiore perché cambiare insieme è difficile.',
    ],
    [
      'Start-up',
      'Una start-up cerca un modello ripetibile prima di finire i fondi. Il capitale di rischio accetta molti insuccessi in cambio di pochi risultati eccezionali.',
    ],
    [
      'Diffusione',
      "L'adozione di una novità segue spesso una curva a esse: pochi pionieri, poi la maggioranza, infine i ritardatari. Costi di apprendimento e prova ne decidono la velocità.",
    ],
    [
      'Capacità di assorbimento',
      "Un'impresa riconosce e usa conoscenze esterne solo se ne possiede già di affini. La ricerca interna serve anche a capire quella degli altri.",
    ],
  ],
  'Metodi quantitativi (avanzati)': [
    [
      'Ottimizzazione',
      'In un problema convesso ogni minimo locale è globale. Le condizioni di Karush, Kuhn e Tucker estendono i moltiplicatori di Lagrange ai vincoli di disuguaglianza.',
    ],
    [
      'Sistemi dinamici',
      'Un punto fisso è stabile se le perturbazioni si smorzano. In tempo discreto gli autovalori devono avere modulo minore di uno, in tempo continuo parte reale negativa.',
    ],
    [
      'Simulazione',
      "Il metodo Monte Carlo stima una media con molte estrazioni casuali. L'errore si riduce con la radice del numero di prove: per dimezzarlo ne servono quattro volte tante.",
    ],
    [
      'Programmazione dinamica',
      "Un problema a più periodi si risolve all'indietro con l'equazione di Bellman. La funzione valore riassume tutto ciò che conta dello stato presente.",
    ],
    [
      'Catene di Markov',
      'In una catena di Markov il futuro dipende solo dallo stato presente. Se è irriducibile e aperiodica, la distribuzione converge a quella stazionaria.',
    ],
  ],
};
