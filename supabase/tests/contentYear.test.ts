/** `content:check` in September: what is still last year's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import {
  academicYear,
  checkYear,
  isTurnOfYear,
  type YearFacts,
} from '../content/checks/checkYear.ts';
import { command } from '../content/command.ts';
import type { Terminal } from '../content/terminal.ts';
import { runCommand } from './runCommand.ts';
import { runningBackend } from './runningBackend.ts';

const { backend, association } = runningBackend({ seedFolders: [], cachesReads: false });
const september = new Date('2027-09-10T10:00:00Z');

const facts = (changed: Record<string, string>, footerYear?: number): YearFacts => ({
  changedAt: new Map(Object.entries(changed).map(([table, date]) => [table, new Date(date)])),
  footerYear,
});
const found = (rows: Record<string, object[]>, known = facts({}), now = september) => {
  const tables = new Map(
    Object.entries(rows).map(([table, all]) => [table, all.map((row) => ({ ...row }))]),
  );
  return checkYear(tables, known, now).map(({ kind, row }) => `${kind}: ${row}`);
};

it('the academic year begins in September', () => {
  expect(academicYear(new Date(2027, 7, 31))).toBe(2026);
  expect(academicYear(new Date(2027, 8, 1))).toBe(2027);
  expect([7, 8, 9, 10].map((month) => isTurnOfYear(new Date(2027, month, 15)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('names tables that were not renewed since the board or the call before', () => {
  const rows = {
    representatives: [{ id: 1 }],
    NC_max: [{ id: 1 }],
    UG_exchange_destinations: [{ id: 1 }],
  };
  const changed = { representatives: '2027-08-30', NC_max: '2027-02-01' };
  expect(found(rows, facts(changed))).toEqual([
    'not renewed: representatives',
    'not renewed: UG_exchange_destinations',
  ]);
  const renewed = {
    ...changed,
    representatives: '2027-09-02',
    UG_exchange_destinations: '2027-03-01',
  };
  expect(found(rows, facts(renewed))).toEqual([]);
  expect(found(rows, { changedAt: undefined, footerYear: undefined })).toEqual([]);
});

it('names the call, the empty tab of events, texts and the footer of an earlier year', () => {
  expect(
    found(
      {
        dest_exc_msc: [{ 'SLOTS 2024/25': '1', 'SLOTS 2026/27': '2' }],
        events: [{ start_date: '2027-05-01T10:00:00Z' }],
        faq: [
          { id: 1, question: 'Quando esce il bando 2026/27?', answer: 'Nel 2027/28.' },
          { id: 2, question: 'Quanto costa?', answer: 'Dal 2020 al 2024-2025 costava meno.' },
          { id: 3, question: 'Aule?', answer: 'Aula 2010/12.' },
        ],
      },
      facts({ dest_exc_msc: '2027-03-01' }, 2025),
    ),
  ).toEqual([
    'call of an earlier year: SLOTS 2026/27',
    'no event ahead: events',
    'earlier year in a text: 1 (Quando esce il bando 2026/27?)',
    'earlier year in a text: 2 (Quanto costa?)',
    'footer of an earlier year: © 2025',
  ]);
  expect(
    found(
      {
        dest_exc_msc: [{ 'SLOTS 2027/28': '1' }],
        events: [{ start_date: '2027-10-01T10:00:00Z' }],
      },
      facts({ dest_exc_msc: '2027-03-01' }, 2027),
    ),
  ).toEqual([]);
});

it('is said unasked in September, and with --year at any time', async () => {
  await association().from('dest_exc_msc').insert({ University: 'Keio', 'Lowest Score': '700' });
  const site = createServer((_, response) => response.end('<p>© <!-- -->2025<!-- --> Linea</p>'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const origin = ['--url', backend().url, '--site', `http://127.0.0.1:${port}/`];
  const run = async (now: string, ...args: string[]) => {
    const inTime = (terminal: Terminal) => command(terminal, new Date(now));
    return (await runCommand(inTime, [...origin, ...args])).output;
  };
  const inSeptember = await run('2026-09-10T10:00:00Z');
  expect(inSeptember).toMatch(/Exchange call of an earlier year \(1\)[\s\S]*SLOTS 2024\/25/);
  expect(inSeptember).toMatch(/earlier year in the footer \(1\)[\s\S]*© 2025/);
  expect(await run('2027-03-10T10:00:00Z')).not.toContain('earlier year');
  expect(await run('2027-03-10T10:00:00Z', '--year', '--lang', 'it')).toContain(
    'Bando di scambio di un anno passato',
  );
  site.close();
});
