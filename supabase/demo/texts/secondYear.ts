import type { ConceptsBySubject } from './concept.ts';

export const secondYear: ConceptsBySubject = {
  Statistica: [
    [
      'Probabilità',
      "La probabilità è un numero tra zero e uno che rispetta tre assiomi. La probabilità condizionata aggiorna il giudizio quando arriva un'informazione; il teorema di Bayes inverte causa ed effetto.",
    ],
    [
      'Stima e intervalli',
      "Uno stimatore è corretto se in media coincide con il parametro. L'intervallo di confidenza al 95 per cento è costruito in modo che, ripetendo il campionamento, contenga il valore vero 95 volte su 100.",
    ],
    [
      'Verifica di ipotesi',
      "Si fissa un'ipotesi nulla e si misura quanto i dati le sono contrari. Il p-value è la probabilità, se l'ipotesi è vera, di un risultato almeno così estremo: non è la probabilità che l'ipotesi sia vera.",
    ],
    [
      'Medie e variabilità',
      "La media è sensibile ai valori estremi, la mediana no. La varianza misura la dispersione in unità al quadrato; la deviazione standard riporta la misura nell'unità originale.",
    ],
    [
      'Regressione',
      'La retta dei minimi quadrati rende minima la somma dei quadrati degli scarti. Il coefficiente R quadro dice quale parte della variabilità è spiegata, ma non dimostra alcun rapporto di causa.',
    ],
  ],
  Macroeconomia: [
    [
      'Il modello IS-LM',
      'La curva IS raccoglie gli equilibri del mercato dei beni, la LM quelli della moneta. Più spesa pubblica sposta la IS a destra: aumentano reddito e tasso di interesse, e una parte degli investimenti viene spiazzata.',
    ],
    [
      'Crescita',
      'Nel modello di Solow il capitale ha rendimenti decrescenti: il risparmio alza il livello del reddito, ma nel lungo periodo la crescita pro capite viene dal progresso tecnico.',
    ],
    [
      'Politica monetaria',
      "La banca centrale guida i tassi a breve per tenere stabile l'inflazione. Le decisioni si trasmettono a credito, cambi e aspettative con ritardi lunghi e variabili.",
    ],
    [
      'Inflazione e disoccupazione',
      'La curva di Phillips descrive nel breve periodo un legame inverso tra disoccupazione e inflazione. Quando le aspettative si adeguano, il legame svanisce e resta il tasso naturale.',
    ],
    [
      'Contabilità nazionale',
      'Il prodotto interno lordo è il valore dei beni e servizi finali prodotti in un territorio in un periodo. Si misura come somma di spese, di redditi o di valori aggiunti.',
    ],
  ],
  'Matematica finanziaria': [
    [
      'Tassi e rendite',
      'Capitalizzare porta una somma avanti nel tempo, attualizzare la riporta indietro. Il valore attuale di una rendita è la somma delle rate scontate; per una perpetuità è la rata divisa per il tasso.',
    ],
    [
      'Ammortamenti',
      "Nell'ammortamento francese la rata è costante: gli interessi calano e la quota di capitale cresce. In quello italiano è costante la quota di capitale e la rata diminuisce.",
    ],
    [
      'Titoli e duration',
      'Il prezzo di un titolo è il valore attuale dei suoi flussi. La duration è la loro scadenza media ponderata e misura quanto il prezzo reagisce a una variazione del tasso.',
    ],
    [
      'TIR e VAN',
      'Il valore attuale netto somma i flussi scontati al costo del capitale. Il tasso interno di rendimento è quello che lo annulla: con flussi che cambiano segno più volte può non essere unico.',
    ],
    [
      'Struttura dei tassi',
      'I tassi a pronti valgono da oggi a una scadenza, quelli a termine tra due date future. In assenza di arbitraggio i secondi si ricavano dai primi.',
    ],
  ],
  'Diritto commerciale': [
    [
      'Imprenditore e azienda',
      "È imprenditore chi esercita professionalmente un'attività economica organizzata per produrre o scambiare beni o servizi. L'azienda è il complesso dei beni che organizza a questo fine.",
    ],
    [
      'Società di persone',
      'Nella società in nome collettivo tutti i soci rispondono illimitatamente e in solido. In quella in accomandita semplice gli accomandanti rischiano solo il conferimento, purché non amministrino.',
    ],
    [
      'Società di capitali',
      'La società per azioni risponde con il solo patrimonio sociale. Assemblea, amministratori e organo di controllo si dividono i poteri; il capitale è una garanzia per i creditori.',
    ],
    [
      'Titoli di credito',
      'Il titolo di credito incorpora un diritto e circola con il documento. Al terzo di buona fede non si possono opporre le eccezioni personali fondate sui rapporti con chi lo precede.',
    ],
    [
      'Concorrenza',
      "Le intese che restringono la concorrenza e l'abuso di posizione dominante sono vietati. Gli atti di concorrenza sleale, come la confusione o la denigrazione, sono inibiti dal giudice.",
    ],
  ],
  'Economia & gestione delle imprese': [
    [
      'Strategia',
      'La strategia è una scelta di dove competere e come vincere, con ciò a cui si rinuncia. Un vantaggio di costo o di differenziazione dura finché i concorrenti non riescono a imitarlo.',
    ],
    [
      'Catena del valore',
      "Le attività primarie vanno dagli acquisti all'assistenza, quelle di supporto le rendono possibili. Analizzarle una per una mostra dove nasce il margine e che cosa conviene affidare ad altri.",
    ],
    [
      'Organizzazione',
      'La struttura funzionale raggruppa per competenza, quella divisionale per prodotto o mercato. La matrice unisce le due e chiede di gestire due responsabili per la stessa persona.',
    ],
    [
      'Operazioni',
      "Il collo di bottiglia decide la capacità dell'intero processo. Ridurre lotti e scorte fa emergere i problemi: è l'idea della produzione snella.",
    ],
    [
      'Crescita',
      'Si cresce per vie interne, con alleanze o con acquisizioni. Integrarsi a monte o a valle ha senso quando il mercato costa più che fare da sé.',
    ],
  ],
  'Finanza aziendale': [
    [
      'Valore attuale netto',
      "Un progetto crea valore se il valore attuale dei flussi attesi supera l'investimento. Contano i flussi di cassa differenziali, al netto delle imposte, e non i costi già sostenuti.",
    ],
    [
      'Rischio e rendimento',
      'Diversificando si elimina il rischio specifico; resta quello di mercato, misurato dal beta. Nel CAPM il rendimento atteso è il tasso privo di rischio più beta per il premio di mercato.',
    ],
    [
      'Struttura del capitale',
      "Senza imposte né costi di dissesto il valore dell'impresa non dipende dal debito: è la tesi di Modigliani e Miller. Lo scudo fiscale e il rischio di dissesto spingono in direzioni opposte.",
    ],
    [
      'Capitale circolante',
      "Il ciclo del circolante somma i giorni di magazzino e di credito ai clienti e toglie quelli concessi dai fornitori. Un'impresa in utile può fallire se finisce la cassa.",
    ],
    [
      'Valutazione',
      "I multipli confrontano l'impresa con altre simili, i flussi scontati ne misurano il valore proprio. Il valore terminale pesa spesso più della metà: va motivato con cura.",
    ],
  ],
  Marketing: [
    [
      'Segmentazione',
      'Segmentare significa dividere il mercato in gruppi omogenei al loro interno e diversi tra loro. Un segmento è utile se è misurabile, raggiungibile e abbastanza grande da servire.',
    ],
    [
      'Le quattro leve',
      'Prodotto, prezzo, distribuzione e comunicazione formano il marketing mix. Le leve devono essere coerenti con il posizionamento: cambiarne una sola confonde il cliente.',
    ],
    [
      'Ricerche di mercato',
      'La ricerca qualitativa scopre motivazioni, quella quantitativa ne misura la diffusione. Un campione distorto non diventa rappresentativo aumentando la sua numerosità.',
    ],
    [
      'Marca',
      'La marca riduce il rischio percepito e rende riconoscibile una promessa. Il suo valore si misura nella notorietà, nelle associazioni e nella disponibilità a pagare di più.',
    ],
    [
      'Prezzo',
      'Il prezzo può partire dal costo, dalla concorrenza o dal valore percepito. La discriminazione di prezzo aumenta i ricavi quando i segmenti sono separabili.',
    ],
  ],
  'Scienza delle finanze': [
    [
      'Beni pubblici',
      'Un bene pubblico non è rivale e non è escludibile: ciascuno preferisce che paghino gli altri. Per questo il mercato ne produce troppo poco e interviene lo Stato.',
    ],
    [
      'Imposte',
      "Un'imposta progressiva ha un'aliquota media che cresce con il reddito. L'incidenza dipende dalle elasticità: paga di più chi ha meno possibilità di cambiare comportamento.",
    ],
    [
      'Stato sociale',
      "Pensioni a ripartizione, sanità e sostegno al reddito assicurano contro rischi che il mercato copre male. L'invecchiamento sposta il rapporto tra chi versa e chi riceve.",
    ],
    [
      'Debito pubblico',
      "Il rapporto tra debito e prodotto scende se la crescita supera il costo medio del debito o se c'è un avanzo primario. La fiducia dei mercati incide sul tasso.",
    ],
    [
      'Federalismo fiscale',
      'Le funzioni si assegnano al livello di governo che ne vede benefici e costi. I trasferimenti perequativi riducono le differenze tra territori con capacità fiscale diversa.',
    ],
  ],
  'Organizzazione aziendale': [
    [
      'Strutture',
      'Dividere il lavoro rende specialisti, coordinarlo costa. Supervisione, regole, obiettivi e adattamento reciproco sono meccanismi diversi, adatti a compiti più o meno prevedibili.',
    ],
    [
      'Gruppi e motivazione',
      'Gli incentivi economici funzionano per compiti misurabili; per gli altri contano autonomia, competenza e senso. Un gruppo coeso può anche smettere di dubitare di sé.',
    ],
    [
      'Cambiamento',
      'Le persone resistono quando non vedono il motivo o temono di perdere. Coinvolgere presto, mostrare risultati piccoli e consolidarli vale più di un annuncio.',
    ],
    [
      'Cultura',
      "La cultura è ciò che si dà per scontato: si vede negli oggetti, nei valori dichiarati e soprattutto nelle abitudini. Si forma con l'esempio di chi decide.",
    ],
    [
      'Potere e decisioni',
      'Le decisioni reali hanno tempo e informazioni limitati: si cerca una soluzione soddisfacente. Il potere nasce anche dal controllo di risorse che agli altri servono.',
    ],
  ],
};
