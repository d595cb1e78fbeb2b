import type { Language } from '../../_shared/languages.ts';

/**
 * Words that do not name a topic. Postgres removes Italian articles and prepositions itself; these are
 * also verbs of asking, greetings, and English.
 */
const italian = `
a ad al alla alle allo ai agli anche ancora avere abbiamo avete ha hai hanno ho aver avuto aiuto aiutami aiutarmi
c ce ve cos che chi ci cio ciao salve buongiorno buonasera cosa cose come con cui circa d da dal dalla dalle dai dagli dei
degli del della delle dello deve devo dobbiamo devono di dice dico dimmi dirmi dove dov e ed ecco era essere esserci esiste
esistono fa faccio fai fanno far fare fatto farmi gli grazie i il in io l la le lo li loro m ma me mi mia mie
miei mio molto n ne nel nella nelle nei negli nello no noi non nostro o od oggi ogni ok oppure per perche perfavore
favore piacere pero piu poi posso possiamo possono potere potrei puo puoi qua qual quale quali qualcosa qualcuno
quando quanta quante quanti quanto quel quella quelle quelli quello questa queste questi questo qui s sa sai sapere
sapete scusa scusate se sei sembra senza serve servono servire si sia sono sta stai stare sto stanno su sua sue sugli sui sul sulla
sulle suo t te ti tra fra trovare trovo trova tu tua tue tuo tuoi tutta tutte tutti tutto un un' una uno v va vado vai vanno
andare vi voglio vorrei vuoi vuole volevo voi info informazioni informazione spiegami spiegare spiega dammi dare
parlami cerco cercare cerca bisogno caso capire capito funziona funzionano funzionare succede vuol dire significa
esattamente magari mentre prima sempre solo soltanto tipo cioe quindi allora dunque invece proprio tanto tanta tanti
troppo gia mai bene meglio conviene devi dovrei chiedere chiedo consiglio consigli consigliate vengono
viene venire torno mette mettere fosse fossi siamo siete riesco possibile modo parlare qualche quest quell dell all nell sull dall
inizia iniziano comincia cominciano stupida stupido
entra entrare entro accedere ottenere ottiene ottengo prendere prendo prendi prende ricevere ricevo richiedere richiedo giusto giusta basta pure ad es davvero 
aspetto aspettare aspetta credo penso pensare pensi dite dico mostra mostrami indica indicami aiutate
secondo intanto infine inoltre poco fa adesso ora subito ancora ormai eppure purtroppo forse
studia studiano amico amica amici amiche primo prima volta volte cavolo cazzo diavolo vedere vedo guardare guardo guarda prossimo prossima prossimi prossime next upcoming
aiuti aiutare esce escono uscire uscito na nu sta sti ste stu mo comunque boh vabbe tocca tocchera qlc qualc raga ragazzi raghi bro fra zio frate regà sto fratè po pls plz thx grz
`;
const english = `
a about all also am an and any anyone are as ask at be been best but by can could did do does doing explain find for
from get give go going got had has have hello hey hi how i if in into is it its just know let like ll looking
m may me mean means might more most much many must my need of on one or our out please re s shall should so some
somebody someone something start t tell than thank thanks that the their them then there these they thing this
those to us use ve very want was we were what when where which who whom whose why will with without work works
would you your yours good morning afternoon bye sorry after again against always anybody anything anyway around away because before being below
between both came come comes currently done down during each either else even ever every everything few feel
first further gonna guys here however instead keep kind last later least less long lot made make makes many maybe
never nobody none nothing now often once only other others otherwise over own per perhaps put quite rather
really same say says see seem several since sort still such sure take taken takes tell though through too
under until up us usually via wanna whether whichever while whole within write writing yet help information info possible available exactly ok tip tips starts begin begins stupid s d whats hows im ive dont cant
`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const stopWordsIn: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: setOf(italian),
  en: setOf(english),
};
export const stopWords: ReadonlySet<string> = new Set(
  Object.values(stopWordsIn).flatMap((words) => [...words]),
);
