import { normalizeText } from 'shared/search';
import { timeWindowOf } from '../lookups/timeWindow.ts';
import { isOn } from '../parts.ts';

const contactRequest =
  /\b(con|a) chi (posso |devo |potrei |dovrei |si deve |si puo |bisogna |conviene |mi )*(parl|scriv|rivolg|chied|segnal|contatt|sent|dir)\w*|\bchi (mi |ci |vi |lo |li )?(puo |potrebbe |sa )?(aiut|segu|contatt|gestisc|decid)\w*|\bchi (devo|posso|dovrei|potrei|bisogna|si deve|conviene) (sentire|chiamare|contattare|cercare|avvisare)\b|\bchi (si occupa|e responsabile|e il responsabile|e la responsabile|devo contattare|posso contattare|contatto)\b( d\w+)?|\bwho (can|should|do|could|must|would) (i|we) (talk|speak|write|ask|turn|contact|go|complain|report|see)\w*( to| with| for)?|\b(contact|reach|talk to|write to|speak to|e-?mail) (someone|somebody|a person|anyone|anybody)( about| for| on)?|\bwho (is|are) (in charge|responsible)( of| for)?|\bwho (deals|takes care|handles|helps|can help|looks after)\w*( me| us)?( with| of)?/g;
/** A person instead of the chatbot. */
const humanRequest =
  /\b(parlare|parlo|scrivere|chattare) (con|a) (una? |qualche )?(vera |vero )?(persona|umano|essere umano|operatore|operatrice|qualcuno)( (vera|vero|reale))?\b|\b(talk|speak|write|chat) (to|with) (an? |some )?(real |actual |human )?(person|human|operator|somebody|someone)( real)?\b/g;
const representatives =
  /rappresentan|representative|\brapp(r|re|res)?\b|\breps?\b|\bchi (siede|sta|c'e|fa parte) |\bchi (sono|e) (i |il |la |gli )?(membr|component|consiglier|delegat|student[ei] (in|nel|nella|al|del))\w*|\bmembr[io]\b|\b(members?|students?) (of|in|on) (the )?(\w+ )?(council|board|committee|senate|department)|\b(council|board|committee|senate) (members?|students?)\b|\bwho (sits|is|are) (on|in) |\bchi (mi |ci |vi )?rappresenta|\bchi (parla|si batte) (per|a nome)|\bwho (speaks|stands|fights) (up )?for|\bwho (\w+ )?represents?\b|\bcontatt/;
const date =
  /\b(quando|quand'e|che giorno|che giorni|in che data|che date|date|calendario|dates?|when|which day|what day)\b/;
const rooms =
  /\b(in )?(che|quale|quali) aul[ae]\b|\baul[ae] (di|del|della|dell'|delle|dei) |\borari[o]? (di |del |delle |della |dei )?(lezion[ei]|cors[oi]|insegnament[oi])\b|\b(quando|dove|a che ora) (ho|c'e|e|sono|si fa|si tiene|inizia\w*|comincia\w*) (la |le |il )?(lezion[ei]|cors[oi])\b|\b(which|what) (class|lecture )?(room|hall)\b|\b(class|lecture) ?rooms? (of|for)\b|\b(class|lecture|course|lesson)s? (timetable|schedule|times?)\b|\btimetables?\b|\b(where|when|what time) (is|are|does|do) (my |the |our )?(\w+ )?(class|lecture|lesson|course)(es|s)?\b/g;
const studyRoom = /\baul[ae] (studio|magna|libere?)\b|\bclass ?rooms? to study\b/;
/** What a message says of its author is no part of the question: "I am an exchange student". */
const selfDescription =
  /\b(i am|i'm|im) (an?|the)? ?([\w-]+ ){0,3}student( (from|in|at) \w+)?|\b(mi sento|i feel) (\w+ ){0,1}(lost|pers[oa])\b|\bsono (un[ao']? ?)?(student(e|essa)|matricola)( ([\w']+ ){0,3}(anno|triennale|magistrale|erasmus|exchange|giurisprudenza))?/g;
const calculator =
  /\bcalcolator[ei]\b|\bcalculators?\b|\b(calcola(re|mi)?|calcolo|calculate|compute|work out)\b(?! how)|\bda quanto parto\b/;
const list =
  /\b(elenco|lista|tutt[ei] (le|i|gli)|list of|list|all( of)?( the)?|every) (\w+ ){0,2}?(guid[ae]|guides)\b|\b(guide|guides) (list|page)\b/;
const soon = /\b(prossimamente|in programma|a breve|upcoming|coming up|soon)\b/;

/** What a question wants to know about its topic. */
export type Intent = {
  /** Names of representatives: "rappresentanti", "chi siede nel CNSU". */
  readonly representatives: boolean;
  /** Whom to contact about the topic. */
  readonly contact: boolean;
  readonly date: boolean;
  /** Rooms and times of lessons, which only the university publishes. */
  readonly rooms: boolean;
  readonly calculator: boolean;
  readonly events: boolean;
  /** "All guides on …". */
  readonly list: boolean;
  /** The question without the words that express the intent: "con chi parlo per le tasse" is about fees. */
  readonly topic: string;
};

/** Recognises the intent of a question by its phrases. */
export function intentOf(message: string): Intent {
  const text = normalizeText(message);
  const isRooms = !studyRoom.test(text) && text.search(rooms) >= 0;
  const contact = text.search(contactRequest) >= 0;
  const removed = [
    selfDescription,
    ...(contact ? [contactRequest] : []),
    ...(isRooms ? [rooms] : []),
  ];
  const topic = removed.reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    text.replace(humanRequest, ' contatta rappresentante '),
  );
  return {
    representatives: representatives.test(text) || text.search(humanRequest) >= 0,
    contact,
    date: date.test(text),
    rooms: isRooms,
    calculator: calculator.test(text),
    events: date.test(text) || soon.test(text) || timeWindowOf(message, new Date()) !== undefined,
    list: list.test(text),
    // A question that only says who asks is about that.
    topic: isOn('intentWords') && (contact || isRooms || /\w{3}/.test(topic)) ? topic : text,
  };
}

/** Whether a text asks for representatives. */
export const asksForRepresentatives = (text: string) => representatives.test(normalizeText(text));

/** Whether a question only makes sense after another one: "entro quando?", "and where?". */
export const isFollowUp = (message: string) =>
  /\b(quando|dove|quant[oaie]|quali?|perche|when|where|why|which|how (much|many|long))\b/.test(
    normalizeText(message),
  );
