/**
 * What people say of themselves when they are not well, for normalised text. One of these signs may be a figure
 * of speech ("I can't sleep, where is it quiet?"); two count as distress.
 */
const signs: readonly RegExp[] = [
  // The body: sleep, food, breath, concentration.
  /\b(non|neanche|nemmeno) (riesco|riuscivo|ho la forza|faccio altro)( piu| proprio| nemmeno| neanche)*( a| ad| di| che)? (\w+ )?(dorm|mangi|alz|respir|concentr|usc|studi|pens)\w*|\bnon (dormo|mangio|esco|mi alzo|chiudo occhio)\b|\bne a (dormire|mangiare|studiare|uscire)\b|\bmi sveglio (\w+ )?(stanc|gia|ogni|di notte|con)\w*/g,
  /\b(can'?t|cannot|couldn'?t|could ?n[o']t|can hardly|barely|hardly|unable to|haven'?t|have not|not been|don'?t|do not|didn'?t|struggl\w+ to) (\w+ ){0,2}(sleep\w*|slept|eat\w*|breathe|get (up|out)|focus|concentrate|function|study)\b/g,
  /\b(a letto|in bed) (tutt\w*|all)\b|\b(tremo|tremano|tremare|vomito|vomitare|nausea|tachicardia|palpitazioni|svengo|shaking|throw(ing)? up|heart (is )?(rac|pound)\w+|chest (hurts|tight\w*))\b/g,
  // Being alone.
  /\b(giornat\w+|giorni|sempre|sera|sere|weekend|pranzo|mangio|sto|resto|passo) (\w+ ){0,2}(da )?sol[oa]\b(?! (con|un|una|due|\d))|\bnon (ho|conosco|parlo|vedo|esco|sono riuscit\w+|ho \w+at[oa])( \w+){0,3} (nessuno|nessun amic\w+|amici|amiche)\b|\bnessuno( \w+){0,2} (mi|con cui|se ne|si accorge)\b|\bsent\w+ (molto )?(escluso|esclusa|invisibile|fuori posto|estrane\w)\b/g,
  /\balone\b.{0,20}\b(every|all|always|again|most)\b|\b(always|every\w*|all|spend|eat|sit) (\w+ ){0,2}(alone|by myself|on my own)\b|\b(no|any|made|make|without|zero|everyone (here )?has) (\w+ )?friends\b|\b(nobody|no one) (\w+ )?(talks|invites|would|texts|calls)\b|\b(homesick|lonely|isolated|invisible|left out)\b/g,
  // Withdrawing.
  /\b(salto|saltando|saltato) (\w+ )?(le|tutte) (\w+ )?lezioni\b|\bnon (vado|esco|mi presento) (\w+ )?(piu|mai|quasi)\b|\b(chius|barricat|rinchius)[oa] in (camera|casa|stanza)\b|\b(skipp?|miss|stopp)(ing|ed) (\w+ ){0,2}(class\w*|lectures|going)\b|\b(don'?t|barely|hardly|haven'?t|never) (leave|left) (my|the) (room|house|flat|bed)\b/g,
  // Words of pain.
  /\b(ansia|ansios\w|angosci\w*|panico|piang\w*|pianto|lacrime|disperat\w|disperazione|stressat\w|esaust\w|sfinit\w|distrutt\w|crollat\w|crollare|crollo|al limite|soffoc\w+|triste|tristezza|depress[oae]|malissimo|incubo|impazz\w+|schiacciat\w|sopraffatt\w)\b/g,
  /\b(anxi(ety|ous)|panic\w*|cry|crying|cried|tears|meltdown|break(ing)? ?down|overwhelm\w*|desperate|exhaust(ed|ing)|hopeless|numb|miserable|sad|unhappy|drained|drowning|at my (limit|breaking point)|scared|terrified|dread\w*|stressed|spiral\w*|falling apart|going (crazy|insane|mad)|losing (it|my mind))\b/g,
  // A separation.
  /\b(rottura con|mi ha lasciat\w|ci siamo lasciat\w|broke up|break ?up|dumped me)\b/g,
  // A secret, and no way out of it.
  /\bnon so (piu )?(come|con chi|a chi|cosa|che cosa) (\w+ )?(uscirne|dirlo|dirglielo|parlarne|andare avanti|continuare)\b|\b(don'?t|do not) know (how|what|who|whom) to (tell|cope|say|talk|handle|go on|face)\b|\bdirlo ai miei\b/g,
];

/** The vocabulary of a bad time, as stems: wider than the phrases, because new sentences share words with it. */
const vocabulary = new RegExp(
  `\\b(${[
    // The body.
    'gira la testa|giramenti|manca (il fiato|l.aria|il respiro)|incub[io]|insonni\\w+|nodo (alla gola|allo stomaco)|peso sul petto|mal di stomaco|sudo freddo|non ho (fame|sonno)|abbuff\\w+|dimagri\\w+|mangio (una volta|poco|a malapena)',
    'nightmares?|insomnia|dizzy|nauseous|no appetite|stomach (hurts|in knots|aches)|lump in my|can.?t breathe|hyperventilat\\w+|wak(e|ing) up (shaking|crying|at night)',
    // Others.
    'smesso di (rispondere|uscire|vedere|parlare|frequentare)|mi (ignor|esclud|evit|prendono in giro|trattano|deridono)\\w*|isolat[oa]|(sempre|tutti) senza di me|mi manca (casa|la mia famiglia|mia madre)|lontan[oa] da (casa|tutti)|nessuno',
    '(ignor|exclud|avoid|mock|judg)\\w* me|stopped (replying|answering|attending|going|seeing|talking)|miss(ing)? (home|my family|my mum)|nobody|no one',
    // Expectations.
    '(a casa|i miei|mamma|papa) (\\w+ )?(pensano|pensa|credono|crede|non sanno|non sa|si aspettano)|aspettative|pressione|indietro',
    '(parents|family) (\\w+ )?(think|thinks|don.?t know|expect|expects)|expectations|pressure|so behind|failing (everyone|everybody|them|at everything)',
    // What is left.
    'non ho (piu )?la testa|svuotat[oa]|vuot[oa]|senza senso|non riesco (nemmeno|neanche|piu)|odio (la mia vita|stare qui|tutto)|non (ne )?vale la pena|brutto periodo|periodo (nero|difficile|brutt\\w+|no|pesante)|soffr\\w+|sto male|peggio|a pezzi|crepo|crisi|non reggo|troppo per me|stanc[oa] (di tutto|morto|morta)|non ce la',
    'empty|pointless|meaningless|can.?t even|used to (love|like|enjoy)|hate (my life|myself|it here|everything)|not worth it|(hard|rough|bad|dark) (time|place|patch)|struggl\\w+|suffer\\w*|not (ok|okay|fine|well)|worse|too much for me|tired of (everything|it all)|can.?t (cope|go on|do this)',
  ].join('|')})`,
  'g',
);

/** What is hardly ever a figure of speech: each counts as two signs. */
const strongSigns: readonly RegExp[] = [
  // What somebody thinks of themselves.
  /\bmi (vergogno|sento in colpa|sento (\w+ )?(stupid|incapac|inadeguat|indietro|scem|inutil)\w+)|\bnon (sono|mi sento) (\w+ )?(all'altezza|capace|portat[oa] per (nulla|niente|studiare)|abbastanza (brav|intelligent)\w)\b|\b(tutti|gli altri|compagni)( \w+){0,4} (piu (brav|avanti|intelligent)\w*|meglio di me)|\b(io|qui) (\w+ )?non (c'entro|valgo|servo|combino|concludo|merito)\b|\bdelud\w+ (i |tutti|me|mi)|\bho mentito (ai|a mi|a casa)\b|\b(sono|mi sento) (l'unic[oa]|un peso|di troppo|sbagliat[oa])\b/g,
  /\b(i'?m|i am|i feel|feeling|feel like|felt)( (so|like|really|very|too|such|just))* (ashamed|guilty|useless|worthless|stupid|dumb|behind|a (fraud|burden|disappointment|failure|loser)|an? impost[oe]r|not (smart|good|clever|cut out))\b|\b(do|did)(n'?t| not) (\w+ ){0,3}belong\b|\b(parents|family|everyone|they|mum|mom|dad)\b.{0,20}\bdisappointed\b|\b(let(ting)?|disappoint(ing)?) (my (parents|family)|everyone|everybody)\b|\b(lied|lying) to (my|them)\b|\b(can'?t|afraid to|scared to|how to) tell (my (mum|mom|dad|parents|family|father|mother)|them|anyone)\b|\beveryone (else )?(is|seems) (\w+ )?(better|smarter|ahead|fine|happy)\b/g,
  // Not deserving, keeping up appearances, and what gets out of control.
  /\bnon (mi )?merit(o|avo)\b(?! (un|il|quel|quest|di (essere|stare) bocciat))|\b(do(n't| not)|didn't) deserve (to|any|this|being|it|my)|\b(faking|fake|pretend(ing)?|fing(o|ere|endo)) (to be |being |i'?m |i am |che |di )(\w+ ){0,2}(fine|ok|okay|happy|a person|normal|bene|felice|normale|tutto)\b|\b(problema|disturbo|problem|disorder) (con il|con la|del|with|of) (cibo|comportamento alimentare|food|eating|alcol|alcohol|gioco|gambling|drugs|droga)\b|\b(eating disorder|anore\w+|bulim\w+|binge\w*)\b|\b(gambl\w+|d'azzardo|scommess\w+)\b|\b(hate|odio|detesto|schifo) (il mio |my )(body|corpo|reflection)\b|\bguardarmi allo specchio\b|\b(how much longer|(can'?t|cannot) (keep|go on)|non (posso|riesco a) andare avanti)\b|\b(not sure|don'?t know) (if )?i want to (keep|go on|be)\b|\bwalls (are )?closing in\b|\b(pastigli\w+|pillol\w+|pills|tablets)\b(?=.*\b(smettere|stop|sveglia|awake|dormire|sleep|ogni|every)\b)|\b(stess[oa]|sense of self|myself)\b(?=.{0,4}$)(?<=\b(non (mi )?(trovo|riconosco|sono) (piu )?(\w+ )?|lost |lose |losing )(me )?(stess[oa]|myself))/g,
  /\b(bisogno di|cerco|need|see|looking for) (un |uno |una |a |an |some )?(psicolog\w+|psicoterap\w+|terap\w+|therap\w+|counsel\w+|aiuto(?! (con|per|a|nel|in|su))|help(?! (with|to|finding|on|me)))\b/g,
  // No joy and no hope.
  /\b(niente|nulla)( \w+){0,2} mi (\w+ )?(felice|interessa|piace|diverte|entusiasma|rende|da gioia)|\bnon (mi (interessa|piace|importa|diverte|va)|ho (piu )?(voglia|motivazione|speranza|forze|energi[ae]|stimoli))( piu)?( di)? (niente|nulla|fare (niente|nulla))|\bnon ho piu (voglia|motivazione|speranza|forze|energi[ae])\b|\b(perso|persa) (\w+ ){0,2}(speranza|voglia|motivazione|forze|interesse)\b/g,
  /\b(nothing|none of (it|this))( \w+){0,2} (me happy|matters|interests me|excites me|feels (good|real))\b|\b(don'?t|do not|can'?t) (\w+ )?(enjoy|care about|feel like doing|feel|look forward to) any(thing|\s?more)\b|\b(lost|losing|no) (all )?(\w+ )?(interest|motivation|hope|energy|strength|will) ?(in (everything|anything|life|studying)|to (do|study|go)|left|any ?more|\W*$)/g,
  // Nobody there.
  /\b(nessuno con cui|nobody to|no one to|no-one to) (talk|turn|parlare|sfogarmi|confidarmi|uscire)\b|\b(nobody|no one|nessuno) (\w+ )?(understands|likes|wants|cares|notices|capisce|vuole|considera|si accorge)\b|\bfriends (except|but) me\b/g,
  // A request to be heard, about nothing in particular.
  /\b(can i|could i|posso|potrei) (talk|speak|parlare) (to|with|con) (somebody|someone|anybody|anyone|qualcuno)\W*$|\b(vorrei|voglio) (solo |tanto )?che qualcuno (mi|ci)\b|\b(bisogno di|vorrei|need to|want to) (parlare|sfogarmi|talk|speak|vent)( (con|to|with) (qualcuno|qualcun altro|someone|somebody|anyone))?\s*([,.!]|$)/g,
  // A loss.
  /\b(lutto|(mort|mancat|malat)[oa] (mi[oa]|il mio|la mia)|\b(madre|padre|mamma|papa|nonn[oa]|fratello|sorella|zi[oa]|amic[oa]|cane|gatt[oa]) (e|sta) (\w+ )?(mort|mancat|malat|mal|morend)\w|i miei (si )?(separa|divorzia|stanno divorz)\w*)/g,
  /\b(ho perso|lost) (mi[oa]|il mio|la mia|my) (mamma|madre|papa|padre|sorella|fratello|nonn[oa]|figli[oa]|(miglior )?amic[oa]|mum|mom|mother|dad|father|sister|brother|grand\w+|best friend|friend|baby)\b|\b(killed (himself|herself|themselves)|si e (uccis|ammazzat|suicidat|tolt)\w*)\b/g,
  /\b(passed away|(mum|mom|dad|father|mother|grand\w+|brother|sister|friend) (just |has )?(died|is (dying|ill|sick)|has cancer)|grie(f|ving))\b/g,
];

/** Acute pain: enough alone, unless something practical is asked beside it. */
const acute =
  /\b(angosci\w*|attacchi di (panico|ansia)|pian(go|gere|gendo|to)|lacrime|depress[oae]|disperazione|cry|crying|cried|tears|meltdown|break(ing)? ?down|hopeless|depressed|self[- ]?loathing)\b/g;

/** How long, and how often: half a sign each. */
const lasting: readonly RegExp[] = [
  /\b(da|per) (un |una |piu di |oltre |qualche |due |tre |\d+ )*(mes[ei]|settiman[ae]|ann[oi]|giorni)\b|\b(da quando|ogni (giorno|notte|sera|mattina)|tutt[ei] (i|le) (giorni|notti|sere|mattine)|tutto il giorno|ultimamente|ormai|sempre piu)\b|\b(for|in) (\w+ )?(weeks|months|days|years|ages)\b|\bsince (i|my|we)\b|\bevery (single )?(day|night|morning|weekend)\b|\ball (day|night|the time)\b|\b(lately|any ?more|these days)\b/,
  /\b(bocciat\w|fallit\w|respint\w)\b|\b(failed|failing|flunked)\b/,
];

/** Something that the association has an answer to. */
const practical =
  /\b(scadenz\w+|bando|bandi|modul[oi]|rimborso|appunti|esercizi|schemi|dispens\w+|slide|orari\w*|costa|iscri\w+|rinuncia|trasferi\w+|visto|deadline|form|forms|refund|notes|past papers|exercises|mock|paperwork|visa|documents|opening hours|cost|apply|application|register|credits)\b|\b(quali|quale|dove|quando|sapete|avete|posso|ci sono|come (si|mi preparo|funziona)|which|where|when|can i|do you have|is there|are there|how do i)\b(?!.*\b(andare avanti|uscirne|cope|dirlo)\b).{0,60}\?|\b(lol|haha\w*|ahah\w*)\b/;

/** A request for help in the same message outweighs the practical question. */
const help =
  /\b(aiut\w+|psicolog\w+|terap\w+|parlare con|sfogarmi|help|counsel\w+|therap\w+|support|talk to|rivolger\w*)\b/;

/** A question about something: "what do I do?" is none. */
const question =
  /\b(how (does|do (i|you|we)|can i|much|long)|what (does|is|are|time|documents)|where|when|which|who (do|can|should) i|da dove|come (si|funziona\w*|posso|mi)|che document\w+|cosa serve|quando|quali?|avete|do you have|is there|are there|any (guide|advice|notes|tips))\b(?! (si|posso) (va avanti|andare avanti)| (do|can) i (cope|go on|do this))[^?.!]*\?/;

/** Whether a message asks for something practical: then a strong word may be a figure of speech. */
export function isPractical(normalized: string): boolean {
  return (practical.test(normalized) || question.test(normalized)) && !help.test(normalized);
}

/** The sum of the signs in a message. */
export function distressSum(normalized: string): number {
  const count = (pattern: RegExp) => [...normalized.matchAll(pattern)].length;
  const sum = (patterns: readonly RegExp[]) =>
    patterns.reduce((total, pattern) => total + count(pattern), 0);
  const found = sum([...signs, vocabulary]) + 2 * sum(strongSigns) + sum([acute]) / 2;
  if (found === 0) return 0;
  const long = lasting.filter((pattern) => pattern.test(normalized)).length;
  return found + long / 2;
}
