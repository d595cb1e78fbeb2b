import { fold } from './fold.ts';

const forPeople =
  /\b(con|a) chi (posso |devo |potrei |dovrei |si deve |si puo |bisogna |conviene |mi )*(parl|scriv|rivolg|chied|segnal|contatt|sent|dir)\w*|\bchi (mi |ci |vi |lo |li )?(puo |potrebbe |sa )?(aiut|segu|contatt|gestisc|decid)\w*|\bchi (devo|posso|dovrei|potrei|bisogna|si deve|conviene) (sentire|chiamare|contattare|cercare|avvisare)\b|\bchi (si occupa|e responsabile|e il responsabile|e la responsabile|devo contattare|posso contattare|contatto)\b( d\w+)?|\bwho (can|should|do|could|must|would) (i|we) (talk|speak|write|ask|turn|contact|go|complain|report|see)\w*( to| with| for)?|\bwho (is|are) (in charge|responsible)( of| for)?|\bwho (deals|takes care|handles|helps|can help|looks after)\w*( me| us)?( with| of)?/g;
/** A person instead of a machine. */
const aPerson =
  /\b(parlare|parlo|scrivere|chattare) (con|a) (una? |qualche )?(vera |vero )?(persona|umano|essere umano|operatore|operatrice|qualcuno)( (vera|vero|reale))?\b|\b(talk|speak|write|chat) (to|with) (an? |some )?(real |actual |human )?(person|human|operator|somebody|someone)( real)?\b/g;
const forRepresentatives =
  /rappresentan|representative|\bchi (siede|sta|c'e|fa parte) |\bwho (sits|is) on |\bchi (mi |ci |vi )?rappresenta|\bwho represents\b|\bcontatt/;
const when =
  /\b(quando|quand'e|che giorno|che giorni|in che data|che date|date|calendario|dates?|when|which day|what day)\b/;
const rooms =
  /\b(in )?(che|quale|quali) aul[ae]\b|\baul[ae] (di|del|della|dell'|delle|dei) |\borari[o]? (di |del |delle |della |dei )?(lezion[ei]|cors[oi]|insegnament[oi])\b|\b(quando|dove|a che ora) (ho|c'e|e|sono|si fa|si tiene|inizia\w*|comincia\w*) (la |le |il )?(lezion[ei]|cors[oi])\b|\b(which|what) (class|lecture )?(room|hall)\b|\b(class|lecture) ?rooms? (of|for)\b|\b(class|lecture|course|lesson)s? (timetable|schedule|times?)\b|\btimetables?\b|\b(where|when|what time) (is|are|does|do) (my |the |our )?(\w+ )?(class|lecture|lesson|course)(es|s)?\b/g;
/** Who somebody is says whom an answer is for, not what it is about. */
const oneself =
  /\b(i am|i'm|im) (an?|the)? ?([\w-]+ ){0,3}student( (from|in|at) \w+)?|\b(mi sento|i feel) (\w+ ){0,1}(lost|pers[oa])\b|\bsono (un[ao']? ?)?(student(e|essa)|matricola)( ([\w']+ ){0,3}(anno|triennale|magistrale|erasmus|exchange|giurisprudenza))?/g;
const what =
  /\b(che cos'?e|cos'?e|(che )?cosa sono|che cosa vuol dire|come si calcol\w*|definizione|teorema|spiega\w*|what is|what are|explain|meaning of|how (do|to|is|are)\b.{0,30}\bcalculate\w*)\b/;
const freeSpace = /\baul[ae] (studio|magna|libere?)\b|\bclass ?rooms? to study\b/;

/** What somebody wants to know of the thing that they name. */
export type Asking = {
  /** People by their office: "rappresentanti", "chi siede nel CNSU". */
  readonly representatives: boolean;
  /** Whom to turn to about it, whoever that is. */
  readonly whom: boolean;
  readonly when: boolean;
  /** Where and when lessons are, which only the university knows. */
  readonly rooms: boolean;
  /** What something is: a page of a handout may say it. */
  readonly what: boolean;
  /** The question without the words that only say this: "con chi parlo per le tasse" is about fees. */
  readonly about: string;
};

/** Whether people are asked for by their office. A mistyped word is known again by what it meant. */
export function asksForRepresentatives(text: string): boolean {
  return forRepresentatives.test(fold(text));
}

/** @returns what is asked, as far as the words of asking say it. */
export function askingOf(message: string): Asking {
  const folded = fold(message);
  const isRooms = !freeSpace.test(folded) && folded.search(rooms) >= 0;
  const whom = folded.search(forPeople) >= 0;
  const patterns = [oneself, ...(whom ? [forPeople] : []), ...(isRooms ? [rooms] : [])];
  const about = patterns.reduce(
    (text, pattern) => text.replace(pattern, ' '),
    folded.replace(aPerson, ' contatta rappresentante '),
  );
  return {
    representatives: asksForRepresentatives(message) || folded.search(aPerson) >= 0,
    whom,
    when: when.test(folded),
    rooms: isRooms,
    what: what.test(folded),
    // Who says no more than who they are asks about that.
    about: whom || isRooms || /\w{3}/.test(about) ? about : folded,
  };
}

/** Whether a question of small words only leans on the one before: "entro quando?", "and where?". */
export function isFollowUp(message: string): boolean {
  return /\b(quando|dove|quanto|quanta|quanti|quante|quali?|perche|when|where|why|which|how (much|many|long))\b/.test(
    fold(message),
  );
}
