import type { Language } from '../../_shared/languages.ts';
import type { OutOfScope } from '../understanding/outOfScope.ts';
import type { Unknowable } from '../understanding/unknowable.ts';

/** Why nothing was found. A `followUp` needs a previous question, and there was none. */
type NotFound = 'unknown' | 'unclear' | 'followUp';

const refusals: Readonly<
  Record<Language, Readonly<Record<OutOfScope | Unknowable | NotFound, string>>>
> = {
  it: {
    harmful: 'Con questo non posso aiutarti. Se ti serve qualcosa per l’università, chiedi pure.',
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
    unknown:
      'Questo non lo so: tra i materiali dell’associazione non c’è. Se riguarda l’università, chiedi a chi ti rappresenta.',
    unclear: 'Non ho capito. Prova a scriverlo con altre parole.',
    followUp:
      'Di che cosa si tratta? Scrivi la domanda intera, come «entro quando si pagano le rate?».',
  },
  en: {
    harmful: 'I cannot help with that. If you need something about university, just ask.',
    insult: 'Sorry, perhaps I did not answer well. Tell me what you need and I will try again.',
    offTopic: 'That is not what I do: I answer on exams, fees, exchange, events and student life.',
    teacher:
      'I do not know who teaches what: the university publishes it on the course’s page of its own site.',
    record:
      'I cannot see your record: grades, credits and applications are in the university’s portal, once you have signed in.',
    privateContact:
      'I give no phone numbers and private addresses. You can write to those who represent you from the representatives’ page.',
    account: 'I know no passwords: the university manages them, in its own portal.',
    unknown:
      'I do not know this: it is not in the association’s material. If it is about university, ask those who represent you.',
    unclear: 'I did not understand. Try to put it in other words.',
    followUp:
      'What is it about? Write the question in full, such as “when are the instalments due?”.',
  },
};

export const refusalOf = (reason: OutOfScope | Unknowable | NotFound, lang: Language): string =>
  refusals[lang][reason];
