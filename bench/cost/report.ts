import { table } from '../report/section.ts';
import type { ProxiedResponse } from '../sites/reverseProxy.ts';
import { steps } from './steps.ts';

const servers = ['site', 'remotes', 'reads', 'files', 'functions'] as const;
type Server = (typeof servers)[number];

/** A response with the step that caused it. */
export interface StepResponse extends ProxiedResponse {
  step: string;
  server: Server;
  /** What Postgres works for it; 0 for the static servers. */
  databaseMs: number;
}

/** Which server of a deployment a proxied response represents. */
export function serverOf({ origin, path }: ProxiedResponse, site: string, backend: string): Server {
  if (origin === site) return 'site';
  if (origin !== backend) return 'remotes';
  if (path.startsWith('/storage')) return 'files';
  return path.startsWith('/functions') ? 'functions' : 'reads';
}

export function costTables(responses: readonly StepResponse[]): string {
  const visit = steps.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const optional = steps.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  const row = (title: string, names: readonly string[]) => {
    const ofSteps = responses.filter(({ step }) => names.includes(step));
    return [
      title,
      ...servers.map((server) => count(ofSteps.filter((response) => response.server === server))),
      count(ofSteps),
      sum(ofSteps.map(({ databaseMs }) => databaseMs)).toFixed(1),
    ];
  };
  const ofVisit = responses.filter(({ step }) => visit.includes(step));
  const kindOf = ({ server, method, status, contentType }: StepResponse) =>
    `${server}: ${method} ${status} ${contentType.split(';')[0]}`.trim();
  const kinds = [...new Set(ofVisit.map(kindOf))].sort();
  return [
    table(
      ['step', ...servers, 'together', 'database, ms'],
      [
        ...visit.map((name) => row(name, [name])),
        row('**the visit**', visit),
        ...optional.map((name) => row(`_${name}_`, [name])),
      ],
    ),
    table(
      ['responses of the visit', 'requests / KB'],
      kinds.map((kind) => [kind, count(ofVisit.filter((response) => kindOf(response) === kind))]),
    ),
  ].join('\n\n');
}

/** `31 / 579.7`: requests and KB. */
function count(responses: readonly StepResponse[]): string {
  if (responses.length === 0) return '';
  return `${responses.length} / ${(sum(responses.map(({ bytes }) => bytes)) / 1000).toFixed(1)}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
