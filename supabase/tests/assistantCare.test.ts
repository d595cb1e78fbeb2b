/** Distress is detected whatever else a message says; one that only sounds like distress gets an answer. */
import { describe, expect, it } from 'vitest';
import { detectCrisis } from '../functions/assistant/understanding/detectCrisis.ts';
import { selfDisclosureIn } from '../functions/assistant/understanding/selfDisclosure.ts';

describe('distress', () => {
  it.each([
    'sono in panico per questo esame di merda',
    'non ce la faccio più, tutto di merda',
    'I am so scared of my exam tomorrow',
    'sono ansioso per l’orale',
    'ho paura di non passare l’esame',
    'voglio mollare tutto, come faccio?',
    'I feel lost and don’t know where to go',
    'mi sento persa, non so dove andare',
    'I can’t do this anymore',
    'I can’t handle it',
    'My flatmate said it’s fine. I’m depressed and can’t get out of bed',
    'My friend says it’s normal, but I’m depressed and I feel worthless, I can’t cope',
    'Il mio coinquilino dice che esagero, ma l’ansia mi distrugge, non riesco più a respirare e l’unica cosa che faccio è piangere',
  ])('is detected: %s', (message) => {
    expect(detectCrisis(message)).toBe('distress');
  });
});

describe('distress, danger and what only sounds so', () => {
  it.each([
    ['non ce la faccio più', 'distress'],
    ['sono in panico per l’esame', 'distress'],
    ['Voglio mollare tutto', 'distress'],
    ['I can’t take it anymore', 'distress'],
    ['I want to drop out', undefined],
    ['vorrei morire', 'danger'],
    ['I want to kill myself', 'danger'],
    ['Come si molla un esame?', undefined],
    // Topics of courses, and figures of speech.
    ['Che cos’è la grande depressione del 1929?', undefined],
    ['Istigazione al suicidio, diritto penale', undefined],
    ['Ho fallito l’esame, posso ripeterlo?', undefined],
    ['Non so più come fare per il piano di studi', undefined],
    ['I posti al test sono esauriti?', undefined],
    ['mi sento depressa', 'distress'],
    ['ho fallito tutto', 'distress'],
    ['penso al suicidio', 'danger'],
    ['Ho l’ansia prima degli esami, con chi posso parlare?', undefined],
    ['non ce la faccio a trovare il modulo per la tesi', undefined],
    ['Dove si piange meno? Scherzo: quando sono gli appelli?', undefined],
  ])('%s: %s', (message, kind) => {
    expect(detectCrisis(message)).toBe(kind);
  });
});

describe('several signs of distress', () => {
  it.each([
    'sto a letto tutto il giorno e mi vergogno a dirlo ai miei',
    'prima degli esami mi tremano le mani e vomito',
    'non mi importa più di niente',
    'da settimane non chiudo occhio e mangio poco',
    'I eat lunch alone every single day',
    'nothing makes me happy anymore since I moved here',
    'my flatmates ignore me and I dread going home',
    'I can’t tell my dad I failed',
    'I cry most nights',
    'non dormo più, dove trovo uno psicologo?',
  ])('are detected: %s', (message) => {
    expect(detectCrisis(message)).toBe('distress');
  });

  it.each([
    'this exam is killing me, any past papers?',
    'sono disperata, quando esce il bando delle residenze?',
    'I’m so stressed about the visa paperwork, what do I need?',
    'sono stanco morto, a che ora chiude la biblioteca?',
    'voglio mollare il corso di statistica, si può?',
    'il mio computer è morto, l’università ne presta?',
    'I can’t sleep in this residence, can I move to another one?',
    'depressione del ’29: avete appunti?',
  ])('are not in: %s', (message) => {
    expect(detectCrisis(message)).toBeUndefined();
  });
});

describe('a message that tells something of its author', () => {
  it.each([
    ['alone', 'Mangio in macchina, così nessuno vede che non ho compagnia'],
    ['alone', 'From Monday to Friday I speak to the cashier and to my cat'],
    ['alone', 'È normale sentirsi così?'],
    ['alone', 'Ormai non rido più'],
    [
      'besideRequest',
      'Ho detto ai miei che l’esame è andato, e a casa festeggiano. Quando esce il prossimo appello?',
    ],
    [undefined, 'Mi servono gli appunti di microeconomia, domani ho l’esame'],
    [undefined, 'Vengo da Bari e vorrei iscrivermi alla magistrale in finanza'],
    [undefined, 'I need notes for statistics'],
    [undefined, 'My laptop died. Can I borrow one?'],
    [undefined, 'Esame andato, sono felicissima'],
    [undefined, 'calcola la mia media'],
    [undefined, 'microeconomia'],
  ])('%s: %s', (disclosure, message) => {
    expect(selfDisclosureIn(message)).toBe(disclosure);
  });

  it.each([
    ['mi tremano le mani già sul tram e torno a casa. Quando scade la rinuncia?', 'distress'],
    ['la segreteria mi fa impazzire, quando apre?', undefined],
  ])('is detected at the first sign: %s', (message, crisis) => {
    expect(detectCrisis(message)).toBe(crisis);
  });
});

describe('danger', () => {
  it.each([
    'vorrei non svegliarmi più',
    'non ha più senso vivere',
    'la vita non ha senso',
    'mi taglio le braccia',
    'mi butto sotto un treno',
    'i don’t want to wake up anymore',
    'i cut myself',
    'my life has no meaning',
    'voglio addormentarmi e non svegliarmi mai più',
    'la mia vita non ha più alcun senso',
    'che senso ha vivere così',
    'voglio buttarmi dal balcone',
    'sono stanca di vivere',
    'starebbero tutti meglio senza di me',
    'vorrei non essere mai nata',
    'la faccio finita',
    'mi faccio del male',
    'I want to disappear forever',
    'I wish I was never born',
    'I am going to jump off a bridge',
    'there is no reason to live',
    'life is not worth living',
    'I am tired of living',
    'everyone would be better off without me',
    'If the portal crashes again I’ll kill myself. I took all my pills',
    'Se il portale cade ancora mi butto dalla finestra. Ho ingoiato tutte le pastiglie',
    'I’m going to kill myself. ‘Goodbye’ was the last song I played',
    '“Goodbye”, cit. I want to die',
    'I want to walk in front of a train',
    'I will step off the bridge',
    'I want to throw myself off the balcony',
  ])('is detected: %s', (message) => {
    expect(detectCrisis(message)).toBe('danger');
  });
});

describe('violence', () => {
  it.each([
    'un professore mi molesta',
    'il mio ragazzo mi picchia',
    'I was harassed by a professor',
    'sono stata aggredita in residenza',
    'il mio ex mi perseguita',
    'ho subito molestie da un docente',
    'un compagno mi ha messo le mani addosso',
    'my boyfriend hits me',
    'someone is stalking me',
    'I have been assaulted on campus',
    'come segnalo una molestia?',
    'I want to report sexual harassment',
    'il mio ragazzo mi ha rotto il telefono',
  ])('is detected: %s', (message) => {
    expect(detectCrisis(message)).toBe('violence');
  });
});

/** Written after the patterns, to see how many they hear: see bench/results.md. */
const afterwards = {
  danger: [
    'non voglio più svegliarmi la mattina, vorrei che finisse tutto',
    'vorrei addormentarmi per sempre',
    'penso spesso di ammazzarmi',
    'non vedo più nessun motivo per andare avanti',
    'ho voglia di farla finita con questa vita',
    'mi sono tagliata di nuovo',
    'sarebbe meglio se fossi morto',
    'vorrei buttarmi dalla finestra',
    'nessuno sentirebbe la mia mancanza se morissi',
    'ho preso tutte le pillole che avevo',
    'la mia vita è finita, non voglio più esserci',
    'I feel like dying',
    'I just want everything to end',
    'sometimes I think about killing myself',
    'nobody would miss me if I was gone',
    'I don’t see the point of living any more',
    'I have been cutting my arms again',
    'I can’t go on living like this',
    'I want to sleep and never wake up',
    'I took too many pills',
  ],
  violence: [
    'il mio coinquilino mi minaccia',
    'un prof mi ha toccata durante il ricevimento',
    'il mio fidanzato mi ha dato uno schiaffo',
    'mio padre mi mena',
    'vengo bullizzata dai compagni di corso',
    'un ragazzo mi segue ogni sera fino a casa',
    'il mio ex ha pubblicato foto mie intime',
    'sono stata violentata',
    'un assistente mi manda messaggi a sfondo sessuale',
    'ho paura che il mio ragazzo mi faccia del male',
    'my ex keeps following me',
    'a tutor touched me without my consent',
    'my flatmate threatens me',
    'I was raped',
    'a professor asked me for sex',
    'I am being bullied by my classmates',
  ],
};

describe('what was written after the patterns', () => {
  it.each(
    Object.entries(afterwards).flatMap(([kind, messages]) =>
      messages.map((message) => [message, kind] as const),
    ),
  )('%s: %s', (message, kind) => {
    expect(detectCrisis(message)).toBe(kind);
  });
});
