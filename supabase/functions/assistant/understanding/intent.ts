import { normalizeText } from 'shared/search';

const contactRequest =
  /\b(con|a) chi (posso |devo |potrei |dovrei |si deve |si puo |bisogna |conviene |mi )*(parl|scriv|rivolg|chied|segnal|contatt|sent|dir)\w*|\bchi (mi |ci |vi |lo |li )?(puo |potrebbe |sa )?(aiut|segu|contatt|gestisc|decid)\w*|\bchi (devo|posso|dovrei|potrei|bisogna|si deve|conviene) (sentire|chiamare|contattare|cercare|avvisare)\b|\bchi (si occupa|e responsabile|e il responsabile|e la responsabile|contatto)\b|\bwho (can|should|do|could|must|would) (i|we) (talk|speak|write|ask|turn|contact|go|complain|report|see)\w*|\b(contact|reach|talk to|write to|speak to|e-?mail) (someone|somebody|a person|anyone|anybody)|\bwho (is|are) (in charge|responsible)|\bwho (deals|takes care|handles|helps|can help|looks after)/;
const representatives =
  /rappresentan|representative|\brapp(r|re|res)?\b|\breps?\b|\bchi (siede|sta|c'e|fa parte) |\bchi (sono|e) (i |il |la |gli )?(membr|component|consiglier|delegat|student[ei] (in|nel|nella|al|del))\w*|\bmembr[io]\b|\b(members?|students?) (of|in|on) (the )?(\w+ )?(council|board|committee|senate|department)|\b(council|board|committee|senate) (members?|students?)\b|\bwho (sits|is|are) (on|in) |\bchi (mi |ci |vi )?rappresenta|\bchi (parla|si batte) (per|a nome)|\bwho (speaks|stands|fights) (up )?for|\bwho (\w+ )?represents?\b|\bcontatt/;
/** A person instead of the chatbot. */
const person =
  /\b(parlare|parlo|scrivere|chattare) (con|a) (una? |qualche )?(vera |vero )?(persona|umano|essere umano|operatore|operatrice|qualcuno)\b|\b(talk|speak|write|chat) (to|with) (an? |some )?(real |actual |human )?(person|human|operator|somebody|someone)\b/;

/** How to write to people who were named before, in Italian by a pronoun: "come gli scrivo?". */
const toThem =
  /\bcome (posso |devo |potrei |faccio a |si fa a )?(gli (posso |devo )?scriv\w*|scrivergli|(li|lo|la|le) (posso |devo )?(contatt|raggiung)\w*|(contattar|raggiunger)(li|lo|la|le))\b|\bhow (do|can|could|should) i (write to|contact|e-?mail|message|reach) (them|him|her)\b/;

/** Whom a question asks for. */
export type Intent = {
  /** Representatives by name: "rappresentanti", "chi siede nel CNSU". */
  readonly representatives: boolean;
  /** Whom to contact about the topic. */
  readonly contact: boolean;
  /** How to write to people of whom it was about. */
  readonly toThem: boolean;
};

/** @param understood The question with its typos corrected, so that a mistyped "rappresentante" is recognised. */
export function intentOf(message: string, understood = ''): Intent {
  const text = normalizeText(`${message} ${understood}`);
  return {
    representatives: representatives.test(text) || person.test(text),
    contact: contactRequest.test(text) || toThem.test(text),
    toThem: toThem.test(text),
  };
}
