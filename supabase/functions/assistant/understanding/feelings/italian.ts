/** What students grumble about in figures of speech: it "kills" them, or they cannot bear it any more. */
const everydayThings =
  'caldo|freddo|afa|sveglia|treno|treni|coda|code|fila|portale|sito|app|stampante|proiettore|computer' +
  '|pc|wifi|excel|coinquilin[oaie]|vicin[oaie]|formul[ae]|slide|capitol[oi]|orario|lunedi|mensa' +
  '|prezz[oi]|affitt[oi]|tass[ae]|burocrazia|modul[oi]|sciopero|metro|autobus|traffico|zanzar[ae]' +
  '|pioggia|nebbia|caffe|serie|squadra|partita|playlist|musica|rumor[ei]|cantiere|mail|chat|pasta' +
  '|esam[ei]|appell[oi]|sessione|parzial[ei]|materia|corso|libro|prof|orale|scritto|integral[ei]' +
  '|bilancio';

/** How Italian speaks of a bad time. The format is that of `../feelings.ts`. */
export const italian = {
  openers: `
mi sento
mi sto sentendo
mi sentivo
mi fa sentire
mi fanno sentire
mi sono sentit*
sentirmi
`,
  states: `
vuot*, svuotat*, spent*, apatic*, mort* dentro, morire dentro
inutil*, incapac*, inadeguat*, stupid*, scem*, cretin*, ridicol*, sbagliat*, fallit*, una nullita, un fallimento, uno zero, uno straccio, uno schifo, una merda, di merda, un peso, di peso, di troppo
sol[oa], abbandonat*, incompres*, invisibil*, esclus*, isolat*, emarginat*, rifiutat*, fuori posto, fuori luogo, a disagio, giudicat*
male, malissimo, giu, a terra, a pezzi, distrutt*, crollare, crollat*, esaust*, sfinit*, prosciugat*, stremat*, esaurit*
depress*, triste, infelic*, ansios*, agitat*, angosciat*, terrorizzat*, disperat*, smarrit*, umiliat*, in colpa, in ansia
soffoc*, sopraffatt*, schiacciat*, oppress*, in trappola, intrappolat*, in gabbia, annegare, affogare
`,
  selfOpeners: `
sono
sto diventando
sono diventat*
ormai sono
`,
  selfStates: `
depress*, infelic*, svuotat*, sfinit*, stremat*, prosciugat*, in depressione, in crisi, un fallimento, una nullita, un disastro totale, a terra, giu di morale, al limite, allo stremo, una delusione, un peso per
`,
  phrases: `
fatica (a|ad) (alzar*|svegliar*|respirare|vivere|andare avanti|uscire)
manca (il respiro|l'aria|il fiato|l aria)
(un peso|un macigno|un vuoto|un buco) (sul petto|sullo stomaco|dentro|nel petto)
(magone|groppo in gola|nodo alla gola|cuore a mille|cuore in gola)
(paura|terrore) di (tutto|tutti|vivere|uscire|uscire di casa)
(periodo|momento|periodaccio|settimane|mesi|anno) _ (orribil*|ner[oi]|bui[oi]|terribil*|bruttissim*|d'inferno|da incubo)
(mesi|settimane|giorni) che (non|mi|piang*) _ (dormo|mangio|esco|rido|piang*|sento|sveglio)
non (rido|sorrido|gioco|canto) piu
non (mi|me ne) (frega|importa|interessa) piu (niente|nulla|di niente|di nulla)
non (provo|sento) (piu )?(niente|nulla)
non (mi riconosco|mi sopporto|mi piaccio|ci sto dentro|tengo botta)
non (so|saprei) (piu )?(con chi|a chi) (parlar*|sfogar*|dirlo|rivolger*)
non (vedo|trovo|c'e|ha) (piu |un |alcun |nessun )*senso (in|a|di) (quello|cio|quel che|tutto|niente|nulla)
non (vedo|trovo) (piu )?(via d'uscita|vie d'uscita|una via|futuro|un senso|il senso|senso)( a| in| di)? (niente|nulla|tutto|questo|andare|continuare|futuro)
non (faccio|combino) (altro che|che) piangere
a che (serve|pro) (tutto questo|tutto|continuare|andare avanti|vivere|studiare se)
(capac*|buon*|brav*|degn*) (a|di) (niente|nulla)
non (basta|basto|sono|valgo) mai (abbastanza|a nessuno|all'altezza)
non basta mai a nessuno
(l'unica|unica|la sola) persona con cui parlo
(fingo|finta) di (ridere|stare bene|star bene|essere felice|sorridere|niente con tutti)
(tutti|gli altri) _ (avanti|felici|realizzati) e io
(tutto|ogni cosa) (mi )?(costa|pesa) (fatica|troppo|come un macigno)
(mi|me) (vergogno|faccio schifo|faccio pena|disprezzo|detesto|odio)
vergognarmi
(mi|ci) (ha|hanno) (spezzato|devastat*|distrutto dentro)
(mamma|padre|madre|papa|nonn*|fratello|sorella|amic*) _ (chemio|tumore|ospedale|morend*|mort*|mancat*|terapia intensiva)
(e|sono) (mort*|mancat*) (mi*|il mi*|la mi*)
(tocco|toccato) il fondo
(avere|ho|soffro di|caduto in|caduta in) (la )?depressione
(quando|dopo che|se) (mangio|ho mangiato) vomito
mangio e (poi )?vomito
(vivo|vivere) (male|nell'ansia|con l'ansia|nella paura)
(piango|piangendo|pianto) (sempre|tutt*|ogni|per|di notte|senza|da sola|da solo)
(smetto|smettere|smesso) di (piangere|mangiare)
(crisi|attacchi|attacco) di (pianto|ansia|panico|nervi)
(bevo|bere|fumo|fumare|canne|pastiglie|gocce) _ (per non (pensare|sentire)|per (dimenticare|dormire|calmarmi|stordirmi)|da sol*|tutte le sere|ogni sera|di nascosto)
`,
  idioms: `
se (il|la|lo|i|le|un|una|vedo|sento|mi chiede|il prof) _ _ (svengo|urlo|esplodo|scoppio)
(muoio|morendo|moriamo|mort[oaie]) (di|dal|dalla) (sonno|caldo|freddo|fame|sete|noia|imbarazzo|invidia|curiosita|voglia|ridere)
(${everydayThings}) _ mi (uccide|uccidono|ammazza|ammazzano|distrugge|distruggono|manda fuori di testa|mandano fuori di testa|fa impazzire|fanno impazzire|fa disperare|fa morire|fanno morire)
non (ne posso|reggo|sopporto|tollero) piu (di|del|della|dello|dei|degli|delle|dell'|il|la|lo|l'|i|gli|le|quest[oaie]) ?(${everydayThings})
non (ne posso|reggo|ce la faccio) piu (con|per) (il|la|lo|l'|i|gli|le|quest[oaie]) ?(${everydayThings})
(negat*|incapac*|scars*|pessim*|ignorant*|un disastro|una frana|una schiappa|una capra) (in|con|nello|nelle|agli|ai) (?!tutto|niente|nulla|vita|me|amor|relazion|person|gente|altri|le person|gli altri)\\w+
viene da (piangere|urlare) a (vedere|pagare|leggere) (i prezzi|il prezzo|il conto|le tasse|gli affitti)
(sono|sto|siamo) (a pezzi|distrutt*|mort*|cott*|ko|uno straccio|sfinit*|esaust*) (per|dopo|da|dal|dalla|dall'|dallo|dalle) (il|la|lo|le|gli|i|l'|un|una)? ?(partit*|calcett*|viaggi*|tren*|trasloc*|palestr*|allenament*|cors*|fest*|serat*|torneo|sessione|laboratori*|turn*|lezion*|esam*|camminat*|git*|concert*)
(stanc*|stuf*|sfinit*|esaust*) di (cercare|aspettare|chiamare|compilare|scaricare|cucinare|pulire|fare la fila|fare code|fare la coda)
(fiato|respiro) (per|dopo|salendo) (le|la|un|una)? ?(scale|corsa|palestra)
(trem*|battono i denti|brivid*) _ (dal|di|per il) (freddo|caffe|emozione)
(la|il|mia|mio) (media|conto|portafoglio|frigo|pianta|schiena|libretto|fegato) _ (in lutto|piange|soffre|morto|morta)
(finale|serie|film|libro|concerto|stagione|romanzo) _ _ (vuoto|magone|a pezzi)
(aspett*|attend*) _ (con il|col) cuore in gola
(mi sento|sembro) (un po' )?(stupid*|scem*|cretin*|ignorant*) (a|ad|ma|se|per) (chieder*|ci|la|domand*)
(dal|dalle|dai|per le) (ridere|risate|risata)
(piang*|pianto|pianti|mor[tie]*|muoio|ammazz*|crep*|schiant*|pisci*|svien*) (dal|dalle|di|dai|per le|per il) (ridere|risate|gran ridere|caldo|freddo|sonno|fame|noia|invidia|imbarazzo|curiosita|gioia|felicita|commozione)
mi (ammazzo|uccido|spacco|schianto) (di|dalle|dal) (risate|ridere)
(squadra|partita|gol|arbitro|finale|serie|film|episodio|canzone|stagione|derby) _ (mi )?(ha|hanno)? ?(spezza*|distru*|uccis*|ammazza*|devasta*|rovina*)( il cuore)?
(muoio|morire|moriro|morendo) (dalla|di) (voglia|curiosita)
(impazz*|esco di testa|esco matt*|do di matto|sclero|sclerando|perdo la testa) (con|per|dietro|su|a|ad|appresso) (quest*|il|la|lo|l'|i|gli|le|un|una|trov*|cerc*|cap*|scaric*|apr*|iscriv*|far*)
(terrorizzat*|spaventat*|paura) (da|dai|dal|dalle|dei|delle|di) (piccion*|ragni|ragno|insetti|scarafagg*|topi|cani|aerei|volare|altezze|altezza|ascensore|buio|film|gatti)
(alla ricerca|in cerca) _ disperat*
disperatamente
via d'uscita (dal|dalla|dall'|dai|del|della) (parcheggio|campus|edificio|labirinto|metro|biblioteca|cantina|piano|menu|sito|portale)
(scherzo|scherzando|per scherzo|per modo di dire|si fa per dire)
(computer|pc|telefono|portatile|cellulare|hard disk|chiavetta|file|tesi|stampante|wifi|schermo) _ (viene|vien) da (piangere|urlare)
(rott*|perso|persa|caduto|cancellat*|sparit*|rubat*) (il|la|lo|l'|i) ?(computer|pc|telefono|portatile|cellulare|hard disk|chiavetta|file|bici|borraccia|caricatore) e (mi viene|vorrei|sto per) (da )?(piangere|urlare|morire)
(piant*|piang*) (guardando|per il finale|al cinema|per il film|alla fine del film|per la serie|come una fontana (al|per|guardando)|tagliando|alla discussione|al matrimonio|di gioia|dalla gioia|dalla felicita)
(nessuno) _ (mi|ci) (ha|hanno|aveva) (detto|avvisat*|avvertit*|spiegat*|rispost*|comunicat*) (che|dove|quando|della|del|come|alla|alle|a|niente|nulla)? ?(l'|la|il|le|i|gli)? ?(aula|lezione|esame|mail|email|orario|ora|data|modulo|corso|prof|iscrizion*|cambio|scadenz*|form|segreteria|link|era stat*|avevano|bisognava|serviva)
(sono|siamo) (mort*|finit*|rovinat*|fregat*|fritt*|spacciat*) (se|con|per|all'|al|alla|per l')
(?<!viene )(?<!voglia )da (piangere|impazzire|morire|panico|depressione|incubo|ridere|suicidio)
(?<!vita e )(?<!vita sembra )(un|'n) incubo
piango se non
(muoio|mi ammazzo|impazzisco|svengo|crepo) (se|dal|dalla|di|da|dalle)
(fa|fanno|faceva|facevano|fara|faranno|farebbe) (impazzire|piangere|morire|disperare)
panico da (foglio|palco|pagina)
(disperat*|disperatamente) _ (cerc*|alla ricerca)
(cerc*|ricerca) disperat*
(distrutt*|sfinit*|esaust*|mort*|stanc*) (ma|pero) (felic*|content*|soddisfatt*|ne e valsa)
mi (ha|hanno) distrutt* ma
(esam*|sessione|parzial*|materia|corso|libro|prof|orale) _ mi (uccide|ammazza|uccidera|ammazzera|distrugge|stende)
(?<!non )mi sento (pront*|caric*|bene|benissimo|meglio|in forma|fortunat*|sicur*|brav*|di consigliar*|a mio agio)
(a pezzi|distrutt*|sfinit*|esaust*|stanc* mort*) (dopo|dal|dalla|per) (il|lo|la|l'|i)? ?(torneo|partita|corsa|festa|palestra|viaggio|trasloco|allenamento|serata)
(depressione|crollo|crisi|panico) (economica|del 29|del 1929|della borsa|dei mercati|bancari*|finanziari*|degli anni|del debito|nei mercati)
grande depressione
(croll*|muoio|morend*|mort*|distrutt*|cott*|svenend*|piang*) (dal|dalla|di|per il|per la) (sonno|caldo|freddo|fame|sete|noia|ridere|stanchezza|caffe|allergi*|graminacee)
non ce la faccio (a|ad) (venire|arrivare|esserci|passare|consegnare|scaricar*|aprir*|trovar*|iscriver*|entrare|accedere|prenotar*|partecipare)
sparire (dalla|dall'|dal|dai) (lista|elenco|mailing|gruppo|iscritti|newsletter)
pers[oa] (tra|fra|nel sito|nel portale|nel campus|nei moduli)
(?<!mi sento )(?<!sentirmi )(?<!mi sento cosi )(?<!sono )sol[oa] (al|all'|a) (primo|secondo|terzo|quarto|quinto|ultimo|esam*|un esam*)
`,
};
