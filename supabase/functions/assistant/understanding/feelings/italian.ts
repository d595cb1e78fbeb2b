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
inutil*, incapac*, inadeguat*, stupid*, scem*, cretin*, ridicol*, sbagliat*, fallit*, una nullita, un fallimento, uno zero, uno straccio, uno schifo, una merda, di merda, un peso, di troppo
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
non (vedo|trovo) (piu )?(via d'uscita|vie d'uscita|una via|futuro|un senso|il senso|senso)( a| in| di)? (niente|nulla|tutto|questo|andare|continuare|futuro)
non (faccio|combino) (altro che|che) piangere
a che (serve|pro) (tutto questo|tutto|continuare|andare avanti|vivere|studiare se)
(capac*|buon*|brav*|degn*) (a|di) (niente|nulla)
non (basta|basto|sono|valgo) mai (abbastanza|a nessuno|all'altezza)
non basta mai a nessuno
(l'unica|unica|la sola) persona con cui parlo
(fingo|finta) di (ridere|stare bene|star bene|essere felice|sorridere|niente con tutti)
(tutti|gli altri) _ (avanti|felici|realizzati) e io
(mi|me) (vergogno|faccio schifo|faccio pena|disprezzo|detesto|odio)
vergognarmi
(mi|ci) (ha|hanno) (spezzato|devastat*|distrutto dentro)
(mamma|padre|madre|papa|nonn*|fratello|sorella|amic*) _ (chemio|tumore|ospedale|morend*|mort*|mancat*|terapia intensiva)
(e|sono) (mort*|mancat*) (mi*|il mi*|la mi*)
(tocco|toccato) il fondo
(avere|ho|soffro di|caduto in|caduta in) (la )?depressione
(vivo|vivere) (male|nell'ansia|con l'ansia|nella paura)
(piango|piangendo|pianto) (sempre|tutt*|ogni|per|di notte|senza|da sola|da solo)
(smetto|smettere|smesso) di (piangere|mangiare)
(crisi|attacchi|attacco) di (pianto|ansia|panico|nervi)
`,
  idioms: `
(?<!viene )(?<!voglia )da (piangere|impazzire|morire|panico|depressione|incubo|ridere|suicidio)
(?<!vita e )(?<!vita sembra )(un|'n) incubo
piango se non
(muoio|mi ammazzo|impazzisco|svengo|crepo) (se|dal|dalla|di|da|dalle)
(fa|fanno) (impazzire|piangere|morire|disperare)
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
