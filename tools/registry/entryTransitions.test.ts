import type { RegistryEntry } from 'shared/registry';
import { describe, expect, it } from 'vitest';
import { publishedVersion as version } from '../release/tests/testDeployment.ts';
import {
  aborted,
  fallbacksOf,
  promoted,
  released,
  rolledBack,
  withCanary,
} from './entryTransitions.ts';

const history = ['1', '2', '3', '4'].reduce<RegistryEntry | undefined>(
  (entry, name) => released(entry, version(name)),
  undefined,
) as RegistryEntry;

describe('a release', () => {
  it('makes the live version the previous one, and keeps the names of older ones', () => {
    expect(history).toMatchObject({ version: '4', previous: { version: '3' }, older: ['2', '1'] });
    expect(history.previous).not.toHaveProperty('older');
  });

  it('of the live version changes nothing', () => {
    expect(released(history, version('4'))).toEqual(history);
  });

  it('makes an older version live again', () => {
    const again = released(history, version('2'));
    expect(again).toMatchObject({ version: '2', previous: { version: '4' }, older: ['3', '1'] });
  });

  it('ends a canary', () => {
    expect(released(withCanary(history, version('5'), 10), version('6')).canary).toBeNull();
  });

  it('keeps at most ten older names', () => {
    const many = Array.from({ length: 30 }, (_, index) => String(index)).reduce<RegistryEntry>(
      (entry, name) => released(entry, version(name)),
      history,
    );
    expect(many.older).toHaveLength(10);
  });
});

describe('the good versions', () => {
  const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
  const names = ({ good = [] }: RegistryEntry) => good.map(({ version: name }) => name);
  const first = released(undefined, version('1'), at('08:00'));

  it('are those that were live for an hour, at most three', () => {
    const second = released(first, version('2'), at('09:00'));
    expect(names(second)).toEqual(['1']);
    const many = ['3', '4', '5', '6'].reduce(
      (entry, name, index) => released(entry, version(name), at(`1${index}:00`)),
      second,
    );
    expect(names(many)).toEqual(['5', '4', '3']);
  });

  it('are kept through bad releases in a row, which are not among them', () => {
    const bad = released(released(first, version('2'), at('09:00')), version('3'), at('09:10'));
    const worse = released(bad, version('4'), at('09:20'));
    expect(worse).toMatchObject({ version: '4', previous: { version: '3' } });
    expect(names(worse)).toEqual(['1']);
    expect(names(rolledBack(worse, version('3'), version('2'), at('09:30')))).toEqual(['1']);
  });

  it('have neither a server file nor preloads', () => {
    const file = { url: 'https://guides.example/guides/1/server.js', integrity: 'sha384-AAAA' };
    const complete = { ...version('1'), server: file, preload: { pages: [file] } };
    const { good } = released(
      released(undefined, complete, at('08:00')),
      version('2'),
      at('09:00'),
    );
    expect(good).toEqual([version('1')]);
  });

  it('are none of those that were rolled back', () => {
    const second = released(first, version('2'), at('09:00'));
    const back = rolledBack(
      released(second, version('3'), at('10:00')),
      version('2'),
      null,
      at('12:00'),
    );
    expect(back.version).toBe('2');
    expect(names(back)).toEqual(['2', '1']);
  });
});

describe('a rollback', () => {
  it('makes an earlier version live, and drops the faulty one', () => {
    const back = rolledBack(history, version('3'), version('2'));
    expect(back).toMatchObject({ version: '3', previous: { version: '2' }, older: ['1'] });
    expect(JSON.stringify(back)).not.toContain('"4"');
  });

  it('keeps what was live before that version, then what was good, to fall back to', () => {
    expect(fallbacksOf(history, '3')).toEqual(['2', '1']);
    expect(fallbacksOf(history, '2')).toEqual(['1']);
    const good = [version('0'), version('4'), version('1')];
    expect(fallbacksOf({ ...history, good }, '1')).toEqual(['0']);
    expect(fallbacksOf(history, 'published, but not named')).toEqual(['3', '2', '1']);
    const back = rolledBack({ ...history, good }, version('1'), version('0'));
    expect(back).toMatchObject({ version: '1', previous: { version: '0' }, older: [] });
  });
});

describe('a canary', () => {
  it('leaves the live version as it is', () => {
    const entry = withCanary(history, version('5'), 10);
    expect(entry).toMatchObject({ version: '4', canary: { version: '5', percentage: 10 } });
    expect(aborted(entry)).toEqual(history);
  });

  it('becomes live when it is promoted, with the former live version as previous', () => {
    const entry = promoted(withCanary(history, version('5'), 10));
    expect(entry).toMatchObject({ version: '5', previous: { version: '4' }, canary: null });
    expect(entry).not.toHaveProperty('percentage');
    expect(entry).not.toHaveProperty('startedAt');
  });

  it('began when its visitors first got it, not when its version was first published', () => {
    const at = (day: string) => new Date(`2026-11-${day}T08:00:00Z`);
    const began = withCanary(history, version('5'), 10, at('23'));
    expect(began.canary?.startedAt).toBe('2026-11-23T08:00:00.000Z');
    const wider = withCanary(began, version('5'), 50, at('24'));
    expect(wider.canary).toMatchObject({ percentage: 50, startedAt: began.canary?.startedAt });
    const again = withCanary(aborted(wider), version('5'), 10, at('25'));
    expect(again.canary?.startedAt).toBe('2026-11-25T08:00:00.000Z');
  });

  it('is refused when nothing is live, for the live version, and when there is none', () => {
    expect(() => withCanary(undefined, version('1'), 10)).toThrow('Nothing is live');
    expect(() => withCanary(history, version('4'), 10)).toThrow('4 is live already');
    expect(() => promoted(history)).toThrow('There is no canary');
    expect(() => aborted(history)).toThrow('There is no canary');
  });
});
