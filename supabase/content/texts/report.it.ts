import type { ReportTexts } from './texts.ts';

const number = new Intl.NumberFormat('it-IT');
const count = (amount: number, one: string, many: string) =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;

export const reportIt: ReportTexts = {
  title: (url) => `I contenuti di ${url}`,
  read: (tables, rows, files) =>
    `Lette ${count(tables, 'tabella', 'tabelle')} con ${count(rows, 'riga', 'righe')}, provati ${count(files, 'link', 'link')} a file e foto.`,
  empty: (tables) => `Senza righe: ${tables.join(', ')}.`,
  table: 'tabella',
  value: 'che cosa c’è',
  sameAs: 'uguale a',
  inOrder: 'È tutto in ordine.',
  total: (findings, tables) =>
    `${count(findings, 'cosa', 'cose')} da guardare, in ${count(tables, 'tabella', 'tabelle')}.`,
  howToFind:
    'Per trovare una riga in Studio: Table Editor, la tabella, Filter, la colonna e il valore scritti qui.',
  reading: 'Leggo le tabelle …',
  opening: (opened, all) => `Apro file e foto: ${opened} di ${all}`,
  unreadable: {
    'unknown option': (detail) => `${detail} --help dice che cosa c’è.`,
    'not an address': (detail) =>
      `«${detail}» non è l’indirizzo di un progetto. È fatto così: https://abcdefgh.supabase.co; Studio lo mostra in Settings, Data API.`,
    'dashboard address': (detail) =>
      `Questo è l’indirizzo della dashboard. Quello del progetto è probabilmente ${detail}.`,
    'no key': (detail) =>
      `Scrivi con --key quale chiave mandano i visitatori di ${detail}: quella publishable, in Studio in Settings, API keys.`,
    'secret key': () =>
      'Questa chiave è segreta: vede più dei visitatori, e una riga di comando non è posto per lei. Usa quella publishable, e sostituisci la segreta se qualcuno l’ha vista.',
    'no local backend': (detail) =>
      `A ${detail} non c’è nessun backend. Avvialo (pnpm start, o pnpm --filter supabase start), o indica un progetto con --url e --key.`,
    'no such host': (detail) =>
      `Nessun server si chiama ${detail}. Controlla l’indirizzo; un progetto cancellato, o in pausa da mesi, non ce l’ha più. Oppure questo computer non è in rete.`,
    'nobody answers': (detail) =>
      `Nessuno risponde a ${detail}. Questo computer è collegato alla rete?`,
    'too slow': (detail) => `${detail} non ha risposto in mezzo minuto. Riprova più tardi.`,
    'wrong key': (detail) =>
      `${detail} non conosce questa chiave. Copia di nuovo quella publishable, in Studio in Settings, API keys; ogni progetto ha la sua.`,
    paused: (detail) =>
      `Il progetto ${detail} è in pausa, e il sito con lui. Aprilo in Studio e premi Restore project; ci vuole qualche minuto.`,
    restricted: (detail) =>
      `Supabase limita il progetto ${detail}: una quota è finita o c’è una fattura aperta. Studio dice quale.`,
    'not a project': (detail) =>
      `${detail} risponde, ma non come un progetto Supabase. È l’indirizzo del sito invece di quello del progetto?`,
    'no table': (detail) =>
      `${detail} è un progetto Supabase senza nessuna delle tabelle del sito. È quello giusto?`,
    failing: (detail) =>
      `Il progetto ha un problema suo (${detail}). Riprova tra qualche minuto; status.supabase.com dice se c’è un guasto.`,
    unexpected: (detail) => `È successo qualcosa di imprevisto: ${detail}`,
  },
  help: `Controlla che cosa vedono gli studenti dei contenuti, come un visitatore: niente password, non cambia nulla.

  pnpm content:check --lang it                                  il sito locale
  pnpm content:check --lang it --url https://<progetto>.supabase.co --key <chiave publishable>

  --url <indirizzo>   il progetto (o SUPABASE_URL)
  --key <chiave>      la sua chiave publishable (o SUPABASE_PUBLISHABLE_KEY)
  --bucket <nome>     il bucket delle dispense, se non è "handouts" (o HANDOUTS_BUCKET)
  --lang en|it        la lingua del resoconto
  --json              il resoconto in JSON (con pnpm -s, e nient'altro)
  --help              questo testo

Finisce con 0 se è tutto in ordine, 1 se c'è qualcosa da guardare, 2 se i contenuti non si possono
leggere. docs/content.it.md spiega ogni voce e come correggerla.`,
};
