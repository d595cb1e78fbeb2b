import { functionWords, wordsOf } from './stopWords.ts';

/**
 * What a whole question has besides function words: verbs of asking, greetings, fillers and slang. A short
 * search keeps them, because "primo anno" or "work" may be all that was typed.
 */
const ofQuestions = {
  it: `
ad anche ancora avere abbiamo avete ha hai hanno ho aver avuto aiuto aiutami aiutarmi c ce ve cos
cio ciao salve buongiorno buonasera cose cui circa d deve devo dobbiamo devono dice dico dimmi
dirmi dov ecco era essere esserci esiste esistono fa faccio fai fanno far fare fatto farmi grazie
io l li loro m ma me mia mie miei mio molto n ne no noi nostro oggi ogni ok oppure perche
perfavore favore piacere pero piu poi posso possiamo possono potere potrei puo puoi qua qualcosa
qualcuno quel quella quelle quelli quello questa queste questi questo qui s sa sai sapere sapete
scusa scusate se sei sembra senza serve servono servire sia sta stai stare sto stanno sua sue suo
t te trovare trovo trova tu tua tue tuo tuoi tutta tutte tutti tutto v va vado vai vanno andare vi
voglio vorrei vuoi vuole volevo voi info informazioni informazione spiegami spiegare spiega dammi
dare parlami cerco cercare cerca bisogno caso capire capito funziona funzionano funzionare succede
vuol dire significa esattamente magari mentre prima sempre solo soltanto tipo cioe quindi allora
dunque invece proprio tanto tanta tanti troppo gia mai bene meglio conviene devi dovrei chiedere
chiedo consiglio consigli consigliate vengono viene venire torno mette mettere fosse fossi siamo
siete riesco possibile modo parlare qualche quest quell dell all nell sull dall inizia iniziano
comincia cominciano stupida stupido entra entrare entro accedere ottenere ottiene ottengo prendere
prendo prendi prende ricevere ricevo richiedere richiedo giusto giusta basta pure es davvero
aspetto aspettare aspetta credo penso pensare pensi dite mostra mostrami indica indicami aiutate
secondo intanto infine inoltre poco adesso ora subito ormai eppure purtroppo forse studia studiano
amico amica amici amiche primo volta volte cavolo cazzo diavolo vedere vedo guardare guardo guarda
prossimo prossima prossimi prossime next upcoming aiuti aiutare esce escono uscire uscito na nu
sti ste stu mo comunque boh vabbe tocca tocchera qlc qualc raga ragazzi raghi bro zio frate rega
po pls plz thx grz
`,
  en: `
about all also am any anyone as ask be been best but could did doing explain find get give go
going got had has have hello hey hi i if into it its just know let like ll looking m may mean
means might more most much many must need one our out please re s shall should so some somebody
someone something start t tell than thank thanks that their them then there these they thing this
those us use ve very want was we were whose why will without work works would you your yours good
morning afternoon bye sorry after again against always anybody anything anyway around away because
before being below between both came come comes currently done down during each either else even
ever every everything few feel first further gonna guys here however instead keep kind last later
least less long lot made make makes maybe never nobody none nothing now often once only other
others otherwise over own per perhaps put quite rather really same say says see seem several since
sort still such sure take taken takes though through too under until up usually via wanna whether
whichever while whole within writing yet help information info possible available exactly ok tip
tips starts begin begins stupid d whats hows im ive dont cant
`,
};

/** The words of a question that do not name its topic, by language. */
export const questionWordsIn: Readonly<Record<keyof typeof functionWords, ReadonlySet<string>>> = {
  it: new Set([...functionWords.it, ...wordsOf(ofQuestions.it)]),
  en: new Set([...functionWords.en, ...wordsOf(ofQuestions.en)]),
};

/** The question words of all languages. */
export const questionWords: ReadonlySet<string> = new Set([
  ...questionWordsIn.it,
  ...questionWordsIn.en,
]);
