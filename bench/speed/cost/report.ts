import { about } from '../machine.ts';
import type { Section } from '../section.ts';
import { table } from '../table.ts';
import type { Place, Travelled } from './cost.ts';
import { steps } from './walk.ts';

const places: readonly Place[] = ['site', 'sections', 'reads', 'files', 'functions'];

/** How long the database worked for one call of a step. */
export interface Worked {
  step: string;
  what: string;
  time: number;
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What a typical visit costs those who serve it. */
export function report(
  browser: string,
  travelled: readonly Travelled[],
  worked: readonly Worked[],
  failures: readonly string[],
): Section {
  const visit = steps.filter(({ beside }) => !beside).map(({ name }) => name);
  const beside = steps.filter((step) => step.beside).map(({ name }) => name);
  const cells = (names: readonly string[]) => {
    const its = travelled.filter(({ step }) => names.includes(step));
    return [
      ...places.map((place) => {
        const there = its.filter((one) => one.place === place);
        const bytes = sum(there.map((one) => one.bytes));
        return there.length === 0 ? '' : `${there.length} / ${kilo(bytes)}`;
      }),
      `${its.length} / ${kilo(sum(its.map(({ bytes }) => bytes)))}`,
      sum(worked.filter(({ step }) => names.includes(step)).map(({ time }) => time)).toFixed(1),
    ];
  };
  const rows = [
    ...visit.map((name) => [name, ...cells([name])]),
    ['**the visit**', ...cells(visit)],
    ...beside.map((name) => [`_${name}_`, ...cells([name])]),
  ];
  return {
    title: 'What a visit costs those who serve it',
    about: about(
      browser,
      'One visit on a phone with an empty cache and the service worker at work. Requests / KB of their bodies as they travelled (brotli), by who serves them; preflights are requests. Database: milliseconds that Postgres worked for the step’s calls, each the median of 21 with no cache, or of as many as the backend allows (PGlite, Postgres in WebAssembly: a native one is faster).',
    ),
    goals: [],
    body: [
      table(['step', ...places, 'together', 'database, ms'], rows),
      '### Every call to the backend',
      table(
        ['step', 'call', 'database, ms'],
        worked.map(({ step, what, time }) => [step, `\`${what}\``, time.toFixed(2)]),
        2,
      ),
      '### Kinds of answers, of the visit itself',
      kindsTable(travelled.filter(({ step }) => visit.includes(step))),
    ].join('\n\n'),
    failures,
  };
}

function kindsTable(travelled: readonly Travelled[]): string {
  const kinds = [...new Set(travelled.map(({ place, what }) => `${place}: ${what}`))].sort();
  return table(
    ['who and what', 'requests', 'KB'],
    kinds.map((kind) => {
      const its = travelled.filter(({ place, what }) => `${place}: ${what}` === kind);
      return [kind, `${its.length}`, kilo(sum(its.map(({ bytes }) => bytes)))];
    }),
  );
}
