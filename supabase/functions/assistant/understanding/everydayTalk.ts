import { withoutIdioms } from './feelings.ts';

/**
 * What students grumble and joke about: food, weather, things that break, sport. In a message about these a strong
 * word is more likely a figure of speech, so a single weak sign of distress is not enough. Exams, people, home,
 * sleep and money are left out: about these people are in distress. `*` is any end of a word.
 */
const topics = `
fame, sete, sonno, pranzo, cena, colazione, mensa, panin*, pizza, pasta, caffe, gelat*, birr*, spritz, dolce, dolci, cornett*, brioche, snack, macchinett*, zuccher*
hungry, starving, thirsty, lunch, dinner, breakfast, canteen, sandwich*, coffee, espresso, ice cream, beers?, snacks?, vending machine*, burgers?, sushi, kebab, chocolate

caldo, freddo, afa, piove, pioggia, piov*, neve, nebbia, tempo atmosferico, temporale, umid*, vento, aria condizionata, ventilator*, termosifon*, riscaldament*, zanzar*, allergi*, polline, raffreddor*, gradi
heat, hot, boiling, freezing, sunny, sun, rain*, snow*, fog, weather, degrees, air ?con*, air conditioning, radiator*, heating, mosquito*, hay fever, allerg*, sneez*

tren[oi], trenord, metro, tram, autobus, bus, pullman, bici, biciclett*, monopattin*, parchegg*, traffico, pendolar*, sciopero, scale, ascensore, autostrada, aereo, volo, valigi*, trasloco, motorino
trains?, subway, metro, trams?, bus, buses, bikes?, scooter, parking, traffic, commut*, strikes?, stairs, elevator, lift, flights?, suitcase*, luggage, jet ?lag

wi-?fi, internet, computer, pc, portatile, laptop, caricatore, batteria, stampant*, proiettore, excel, foglio elettronico, foglio di calcolo, file, sito, portale, app, password, cuffie, playlist, microfon*, zoom, teams, aggiornamento, powerpoint, chat gpt, tablet
charger, battery, printer*, projector, spreadsheet*, website, webpage, headphones, microphone, update, pivot table, software, server, keyboard, screen

partit[ae], squadr[ae], gol, arbitro, finale, derby, campionato, calcetto, calcio, torneo, palestra, allenament*, corsa, maratona, fantacalcio, milan, inter, juve*, rigor[ei], padel, serie a, tennis, pallavolo, basket
match, team, goals?, referee, finals? (match|game)?, derby, league, football, soccer, tournament, gym, workout, marathon, penalt*, padel, volleyball, fantasy league

film, serie tv, episodi*, puntat*, stagione, netflix, canzon*, concerto, concerti, biglietti, videogioc*, romanz*, personaggi*, meme*, karaoke, sanremo, spoiler, aperitiv*
movies?, films?, series, episodes?, netflix, songs?, concerts?, tickets?, video ?games?, novels?, characters?, memes?, karaoke, spoilers?, playlists?, ending

prezz[oi], affitti, aul[ae], biblioteca, sala studio, aula studio, posti a sedere, sedi[ae], coda, fila, segreteria, bar, cortile, bacheca, lavagna, gesso, slide, evidenziator*, fotocopi*, zain*, ombrell*, tessera, badge, la sveglia, il lunedi, lunedi mattina, lavoro di gruppo, lavori di gruppo, gruppo di lavoro, presenz*, appello delle presenze, orario, quiz, kahoot
classroom*, rooms? (was|is|were|got) , library, study room, seats?, chairs?, price, prices, queue*, secretary, office, courtyard, whiteboard, slides, highlighters?, photocop*, backpack*, umbrella*, badge, alarm clock, alarm, mondays, monday morning*, group ?projects?, group work, attendance, timetable, quiz*, 8 ?am, eight am

gatt[oi] del, piccion*, cane del vicino, vicin[oi] di sopra, bolletta, piatti, lavatric*, lavastovigl*, spazzatura, cucinare, pulizi*, barba, scarpe, occhiali, dentista, influenza, mal di gola
pigeons?, neighbou?rs dog, dishes, laundry, washing machine, dishwasher, trash, cooking, haircut, shoes, glasses, dentist, flu, sore throat
`;

const anyTopic = topics
  .split(/[,\n]/)
  .map((topic) => topic.trim())
  .filter((topic) => topic !== '')
  .map((topic) => topic.replace(/(?<=[a-z])\*/g, '\\w*'))
  .join('|');

const everyday = new RegExp(`(?<![\\w'])(?:\\w+')?(?:${anyTopic})(?!\\w)`);

/** A longer message about something else may name one of these as well. */
const maxWords = 16;

/** What lasts, or takes hold of the body, is no passing annoyance; nor is being alone. */
const serious =
  /\b(da (\w+ ){0,3}(mes[ei]|settiman[ae]|ann[oi]|giorni|tempo)|petto|respir\w+|chest|breath\w*|ogni (notte|sera|giorno|mattina)|tutte le (sere|notti)|non (\w+ )?piu|mai|sempre|per (months|weeks|years)|for (months|weeks|years|days)|every (day|night|evening|morning)|always|never|anymore|any more|no longer|alone|by myself|da sol[oa]|sol[oa]|nessun\w*|nobody|no one|trem(o|a|ano|are)|vomit\w*|panic\w*|pian(go|to|gere|gendo)|lacrime|ansi[ao]\w*|cry|crying|cried|tears|shaking|throw(ing)? up|anxi\w+|non ho (fame|sonno)|no appetite|(can'?t|cannot) (eat|sleep|breathe|stop)|non (riesco|mangio|dormo)|smesso|stopped|senza di me|without me)\b/;

/** Somebody who has passed or won only tells how it went. */
const success =
  /\b(ho (passato|superato|vinto|preso (30|trenta|28|29|la lode))|promoss[oa]|laureat[oa]|(i|we) (finally )?(passed|won|aced|graduated|made it)|got (a 30|an a|full marks))\b/;

/** Studying, of which people complain without any sign of distress; beside a sign it excuses nothing. */
const study =
  /\b(esam[ei]|appell[oi]|parzial[ei]|lezion[ei]|cors[oi]|prof\w*|docent[ei]|capitol[oi]|riassunt[oi]|ripass\w*|consegn\w+|sessione|laboratorio|tesi|relator\w+|scritto|orale|micro|macro|statistica|econometria|privato|tributario|ragioneria|bilancio|crediti|cfu|graduatori[ae]|exams?|midterms?|finals?|lectures?|courses?|professor|lecturer|chapters?|assignments?|presentations?|deadlines?|thesis|homework|statistics|econometrics|accounting|finance|maths?|balance sheets?|law|credits|grades?|slides|department)\b/;

/** Whether a normalised message without any sign of distress only tells of studying. */
export const isStudyTalk = (normalized: string): boolean =>
  study.test(normalized) &&
  normalized.split(/\s+/).length <= maxWords &&
  !serious.test(withoutIdioms(normalized));

/** Whether a normalised message is about something that students only grumble or joke about. */
export function isEverydayTalk(normalized: string): boolean {
  if (normalized.split(/\s+/).length > maxWords) return false;
  if (serious.test(withoutIdioms(normalized))) return false;
  return success.test(normalized) || everyday.test(normalized);
}

/** "Se il wifi cade ancora mi butto dalla finestra", "fa un caldo che voglio morire": only of things, never of people. */
const hyperbole =
  /\b(se|if) (il |la |lo |l'|questo |questa |sto |sta |the |this |that |my )?(wi-?fi|internet|portale|sito|stampante|proiettore|app|computer|pc|printer|projector|website|portal|coda|fila|queue|playlist|sveglia|alarm)\b[^.!?;]*?\b(mi butto dalla finestra|mi (ammazzo|sparo|uccido)|kill myself|jump out)\b|\b(caldo|freddo|sonno) (che|da) (voglio |vorrei )?morire\b|\b(voglio|vorrei) morire (di|dal|per il) (caldo|freddo|sonno|fame)\b/g;

/** Removes what sounds like danger but is said of weather or of something that broke; the rest may be meant. */
export const withoutHyperboles = (normalized: string): string =>
  serious.test(normalized) ? normalized : normalized.replace(hyperbole, ' … ');

/** An apostrophe is a quotation mark only outside words: "it's fine. I'm depressed" quotes nothing. */
const quoted = `(?:"[^"]+"|«[^»]+»|“[^”]+”|(?<!\\w)'(?=\\w)[^.!?;]+?'(?!\\w))`;

/** What others would do sooner than something trivial, and laughter: neither is meant. */
const comparison =
  /\b(he|she|they) (would|'d)? ?(rather|sooner)\b[^.!?;]*\bthan\b|\b(he|she|they)'d (rather|sooner)\b[^.!?;]*\bthan\b|\b(sparire|scomparire|disappear) (in|su|al|to|on) (una?|un'|the|an?|some)? ?(spiaggia|isola|mare|montagna|vacanza|beach|island|holiday)\b|\b(ammazz|uccid|spacc|crep|muoi|mor)\w* (di|dal|dalle|dai) (ridere|risate)\b|\b(die|dying|died|kill\w*) (\w+ )?(of laughter|laughing)\b/g;

/** Removes comparisons that are not meant from a normalised message. */
export const withoutComparisons = (normalized: string): string =>
  normalized.replace(comparison, ' … ').replace(citation, ' … ');

const speaker =
  '(?:il mio|la mia|un mio|una mia|i miei|le mie|il|la|un|una|my|our|the|a|his|her) (?:\\w+ ){0,2}?(?:prof\\w*|docente|tutor|relator\\w*|compagn\\w*|coinquilin\\w*|amic\\w*|collega|colleghi|cugin\\w*|zi[oa]|professor|lecturer|teacher|tutor|supervisor|ro+m ?mate|flat ?mate|friends?|classmates?|colleague|cousin|uncle|aunt|boss|capo|cantante|singer|comico|comedian|personaggio|character|protagonista|hero|heroine)';
/** A line of a play, or what the message itself says is a quotation. */
const citation = new RegExp(
  `${quoted},? (?:(?:is|was) (?:the|a) (?:first |last |title|best )?(?:line|title|name|song|chapter|quote|lyric)\\b|\\(?cit\\b)[^.!?;]*`,
  'g',
);

const says =
  '(?:dice|diceva|dicono|ha detto|hanno detto|ripete|scrive|scriveva|ha scritto|urla|urlava|scherza|says?|said|saying|keeps? saying|writes?|wrote|texted|posted|shouts?|shouted|jokes?|joked)';
/** What somebody else says, unless it is said to the author or may be an alarm for a friend. */
const quotation = new RegExp(
  `${speaker} (?!mi |ci |told me)(?:\\w+ ){0,3}?${says}(?! (?:to )?(?:me|us)\\b)[^.!?;]*?(?:${quoted}|\\b(?:che|he|she|they|chi|that)\\b[^.!?;]*(?:,? ma scherz\\w*|rather|piuttosto|for fun|per scherzo|per ridere|laughing|ridendo|jok\\w+))[^,.!?;]*`,
  'g',
);

/** Titles and lines of songs, films and books are not the author's words. */
const title = new RegExp(
  `\\b(canzone|film|libro|romanzo|serie|episodio|meme|scritta|maglietta|poesia|song|movie|film|book|novel|episode|series|t-shirt|poem|lyrics?|line|band)( \\w+){0,4} ${quoted}`,
  'g',
);

/** Removes what a normalised message quotes of others. */
export const withoutQuotations = (normalized: string): string =>
  normalized.replace(citation, ' … ').replace(quotation, ' … ').replace(title, ' … ');
