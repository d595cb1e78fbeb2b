import type { Language } from '../../_shared/languages.ts';
import type { Crisis } from '../understanding/detectCrisis.ts';
import type { OutOfScope } from '../understanding/outOfScope.ts';
import type { Unknowable } from '../understanding/unknowable.ts';

/** Whom support is for; `possibleDistress` is a guess, made where nothing is asked and nothing was found. */
export type Support = Crisis | 'possibleDistress';

/** Why nothing was found. A `followUp` needs a previous question, and there was none. */
type NotFound = 'unknown' | 'unclear' | 'followUp';

type Refusals = Readonly<Record<OutOfScope | Unknowable | NotFound, string>> & {
  readonly askPeople: string;
  readonly support: Readonly<Record<Support, string>>;
  readonly helps: string;
  /** To somebody who thinks of leaving university. */
  readonly ifItIsHard: string;
  readonly emergency: string;
  /** After a guess. */
  readonly ifSomethingElse: string;
};

const refusals: Readonly<Record<Language, Refusals>> = {
  it: {
    hostile: 'Con questo non posso aiutarti. Se ti serve qualcosa per l’università, chiedi pure.',
    insult: 'Mi spiace, forse non ho risposto bene. Dimmi che cosa cerchi e ci riprovo.',
    offTopic:
      'Di questo non mi occupo: rispondo su esami, tasse, exchange, eventi e vita universitaria.',
    teacher:
      'Chi insegna che cosa non lo so: lo pubblica l’università, nella pagina del corso sul suo sito.',
    record:
      'La tua carriera non la vedo: voti, crediti e domande sono nel portale dell’università, dopo l’accesso.',
    privateContact:
      'Numeri di telefono e indirizzi privati non li do. A chi ti rappresenta puoi scrivere dalla pagina dei rappresentanti.',
    account: 'Password e credenziali non le conosco: le gestisce l’università, dal suo portale.',
    unknown: 'Questo non lo so: tra i materiali dell’associazione non c’è.',
    unclear: 'Non ho capito. Prova a scriverlo con altre parole.',
    followUp:
      'Di che cosa si tratta? Scrivi la domanda intera, come «entro quando si pagano le rate?».',
    askPeople: 'Se riguarda l’università, chiedi a chi ti rappresenta.',
    support: {
      distress:
        'Mi dispiace, dev’essere un momento pesante. Sono un’intelligenza artificiale e posso fare poco, ma non devi cavartela senza aiuto.',
      possibleDistress:
        'Grazie di avermelo scritto. Non so se ho capito bene: se è un periodo difficile, parlarne con qualcuno può aiutare, e non devi cavartela senza aiuto.',
      danger:
        'Mi dispiace che tu stia così male. Se pensi di farti del male, chiama subito il 112, o parla adesso con qualcuno che hai vicino. Sono un’intelligenza artificiale: ti serve una persona.',
      violence:
        'Mi dispiace: quello che succede non è colpa tua. Se sei in pericolo, chiama il 112. In Italia c’è anche il 1522, gratuito e a ogni ora, contro violenza e stalking. In molti atenei c’è una consigliera di fiducia, a cui parlarne in modo riservato. Sono un’intelligenza artificiale: ti serve una persona.',
    },
    ifItIsHard:
      'E se è un periodo difficile, parlarne prima con qualcuno può aiutare: la decisione può aspettare.',
    helps: 'Per esami e scadenze può darti una mano anche chi ti rappresenta.',
    emergency: 'Se ti senti in pericolo, chiama il 112.',
    ifSomethingElse: 'Se invece cerchi qualcosa per l’università, dimmi che cosa.',
  },
  en: {
    hostile: 'I cannot help with that. If you need something about university, just ask.',
    insult: 'Sorry, perhaps I did not answer well. Tell me what you need and I will try again.',
    offTopic: 'That is not what I do: I answer on exams, fees, exchange, events and student life.',
    teacher:
      'I do not know who teaches what: the university publishes it on the course’s page of its own site.',
    record:
      'I cannot see your record: grades, credits and applications are in the university’s portal, once you have signed in.',
    privateContact:
      'I give no phone numbers and private addresses. You can write to those who represent you from the representatives’ page.',
    account: 'I know no passwords: the university manages them, in its own portal.',
    unknown: 'I do not know this: it is not in the association’s material.',
    unclear: 'I did not understand. Try to put it in other words.',
    followUp:
      'What is it about? Write the question in full, such as “when are the instalments due?”.',
    askPeople: 'If it is about university, ask those who represent you.',
    support: {
      distress:
        'I am sorry, this must be a hard time. I am an AI and can do little, but you do not have to manage without help.',
      possibleDistress:
        'Thank you for telling me. I may have misunderstood: if this is a hard time, talking to somebody can help, and you do not have to manage without help.',
      danger:
        'I am sorry that you feel this bad. If you think of hurting yourself, call 112 now, or talk to somebody near you right away. I am an AI: you need a person.',
      violence:
        'I am sorry: what is happening is not your fault. If you are in danger, call 112. In Italy there is also 1522, free and at any hour, against violence and stalking. Many universities have a confidential counsellor for harassment. I am an AI: you need a person.',
    },
    ifItIsHard:
      'And if this is a hard time, it can help to talk to somebody first: the decision can wait.',
    helps: 'With exams and deadlines, those who represent you can help too.',
    emergency: 'If you feel in danger, call 112.',
    ifSomethingElse: 'If you are looking for something about university, tell me what.',
  },
};

export function refusalOf(reason: OutOfScope | Unknowable, lang: Language): string {
  return refusals[lang][reason];
}

/** @param hasPeople whether the reply lists contacts. */
export function nothingFound(reason: NotFound, hasPeople: boolean, lang: Language): string {
  const say = refusals[lang];
  return hasPeople ? `${say[reason]} ${say.askPeople}` : say[reason];
}

/**
 * The text for somebody who is not well, one paragraph per part.
 * @param counselling the association's text about its counselling service, if there is one.
 * @param hasPeople whether the reply lists contacts.
 */
export function supportText(
  support: Support,
  counselling: string | undefined,
  hasPeople: boolean,
  lang: Language,
): string {
  const say = refusals[lang];
  // The emergency number must be visible without scrolling.
  const first =
    support === 'distress' ? `${say.support.distress} ${say.emergency}` : say.support[support];
  const last =
    support === 'possibleDistress' ? say.ifSomethingElse : hasPeople ? say.helps : undefined;
  return [first, counselling, last].filter((part) => part !== undefined).join('\n\n');
}

/** What is added for somebody who thinks of leaving university. */
export function encouragement(counselling: string | undefined, lang: Language): string {
  return [refusals[lang].ifItIsHard, counselling].filter((part) => part !== undefined).join(' ');
}
