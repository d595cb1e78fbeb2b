import { describe, expect, it } from 'vitest';
import { detectCrisis } from '../functions/assistant/understanding/detectCrisis.ts';
import { soundsLikeDistress } from '../functions/assistant/understanding/disclosureSignals.ts';
import { isEverydayTalk } from '../functions/assistant/understanding/everydayTalk.ts';
import { isFigurative, withoutIdioms } from '../functions/assistant/understanding/feelings.ts';
import { normalizeText } from '../functions/assistant/understanding/normalizeText.ts';
import { selfDisclosureIn } from '../functions/assistant/understanding/selfDisclosure.ts';

describe('somebody who is not well', () => {
  it.each([
    'mi sento vuota',
    'piango tutti i giorni',
    'mi sento davvero una nullità',
    'Ogni mattina faccio fatica ad alzarmi dal letto',
    'sto passando un periodo orribile',
    'ogni volta che ci vado mi viene da piangere',
    'I feel depressed and lonely',
    'I can’t cope anymore',
    'I’m a complete failure',
    'going through a really dark time',
    'mi sento sola al primo anno',
    'piango da mesi',
    'piango di notte',
    'piango se ci penso',
    'la mia vita è un incubo',
    'i feel like i could cry every day',
    'non ce la faccio più 😅',
    'mi odio lol',
    'mi sento un fallimento, piango ogni giorno ahah',
  ])('is detected: %s', (message) => expect(detectCrisis(message)).toBe('distress'));

  it.each(['voglio sparire', 'vorrei non svegliarmi domani'])(
    'is detected as one in danger: %s',
    (message) => expect(detectCrisis(message)).toBe('danger'),
  );
});

describe('figures of speech', () => {
  it.each([
    'voglio mollare l’uni',
    'questo esame mi uccide',
    'sto morendo dal ridere',
    'piango se non passo econometria ahah',
    'panico da foglio bianco: come comincio la tesi',
    'crollo della borsa del 29, appunti',
    'vorrei sparire dalla lista degli iscritti',
    'I’m dying to get the notes',
    'I could cry, these formulas are so long',
    'I feel ready for the midterm',
    'vorrei non svegliarmi presto per le lezioni',
    'I’m struggling to find the timetable',
    'I’m lost, where is the exchange calculator',
  ])('are no distress: %s', (message) => expect(detectCrisis(message)).toBeUndefined());

  it('leave the rest of a message as it is', () => {
    expect(withoutIdioms('la fila e da piangere, e mi sento sola')).toBe(
      'la fila e  … , e mi sento sola',
    );
    expect(detectCrisis('la fila è da piangere, e mi sento sola')).toBe('distress');
  });

  it.each(['non mi sento bene', 'I don’t feel good'])('are none when denied: %s', (message) =>
    expect(isFigurative(normalizeText(message))).toBe(false),
  );
});

describe('ordinary talk is not taken for distress', () => {
  it.each([
    ['of a thing that is a nuisance', 'Sto impazzendo con questo foglio Excel'],
    [
      'of a course one is bad at',
      'I am hopeless at statistics, which handout should I start with?',
    ],
    ['of what others say', 'Il mio coinquilino dice sempre che vuole mollare tutto, ma scherza'],
    [
      'of what one would do sooner',
      'My professor said he would rather jump off a bridge than use R',
    ],
    ['of laughter', 'Pazzesco, mi ammazzo di risate con i meme del corso'],
    ['of what breaks', 'Se il wifi cade un’altra volta mi butto dalla finestra'],
    ['of a quotation', '‘I wish I were dead’ is the first line of the play we’re staging'],
    ['beside a question', 'I’m scared of the oral exam in private law, how does it work?'],
  ])('%s: %s', (_, message) => expect(detectCrisis(message)).toBeUndefined());

  it.each([
    'Ho fame e sonno e l’esame è domani',
    'Two midterms and a presentation on the same Monday, somebody save me',
    'My grandma says statistics gives her nightmares',
  ])('nor for a confidence of its author: %s', (message) =>
    expect(selfDisclosureIn(message)).toBeUndefined(),
  );

  it.each([
    'mi tremano le mani già sul tram',
    'mangio sempre da sola in mensa',
    'da due mesi non esco più se non per il treno',
  ])('unlike what lasts, or shows in the body: %s', (message) =>
    expect(isEverydayTalk(normalizeText(message))).toBe(false),
  );
});

describe('distress in everyday words', () => {
  it.each([
    ['danger', 'I’d rather die than live like this'],
    ['danger', 'se mi lascia mi butto sotto il treno'],
    ['danger', 'se il portale non accetta la domanda mi butto sotto la metro'],
    ['danger', 'I want to kill myself, haha'],
    ['distress', 'I hate myself for eating'],
    ['distress', 'mi manca l’aria in aula e devo uscire'],
    ['distress', 'nobody replies to my messages anymore'],
    ['distress', 'I can’t sleep because of the nightmares'],
    ['distress', 'the breakup destroyed me'],
    ['distress', 'sono distrutta dal dolore'],
    ['distress', 'Ho ricominciato con le pastiglie per stare sveglia e non riesco a smettere'],
    ['distress', 'Non merito di stare in questa università'],
    [
      'distress',
      'My best friend killed himself and I keep going to lectures like nothing happened',
    ],
    ['distress', 'I’m struggling, can I talk to somebody?'],
    ['distress', 'Ho bisogno di uno psicologo ma non ho i soldi'],
    ['violence', 'Il mio ragazzo mi controlla il telefono e mi urla contro'],
    ['danger', 'Se domani non ci fossi non cambierebbe niente per nessuno'],
    ['danger', 'My friend wrote that he wants to kill himself, and I want to die too'],
  ])('%s: %s', (crisis, message) => expect(detectCrisis(message)).toBe(crisis));
});

describe('a message without a word for pain', () => {
  it.each([
    'nessuno mi scrive e la notte fisso il soffitto',
    'Everyone here has a life and I have a bed',
    'I don’t fit in anywhere',
  ])('%s: may be distress', (message) => {
    expect(soundsLikeDistress(message)).toBe(true);
  });

  it.each([
    'questo libro di statistica pesa un quintale',
    'I got humbled by the microeconomics mock',
    'con che voto esco se ho questa media',
  ])('%s: is no distress', (message) => {
    expect(soundsLikeDistress(message)).toBe(false);
  });
});
