import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import { describe, expect, it } from 'vitest';
import type { Health } from '../release/canaryDecision.ts';
import { judgeCanary, judgeLive } from './judge.ts';

const now = new Date('2026-11-24T12:00:00Z');

const published = (version: string, publishedAt = '2026-11-23T12:00:00Z'): PublishedVersion => ({
  version,
  entry: { url: `https://guides.example/${version}/remoteEntry.js` },
  preload: {},
  contract: 1,
  commit: 'abc',
  publishedAt,
});
const entry: RegistryEntry = {
  ...published('live'),
  previous: published('before', '2026-11-01T12:00:00Z'),
};

const seen = (views: number, failed: number, faulty = failed): Health => ({
  views,
  failed,
  faulty,
  failingNetworks: failed,
});
const canary = { ...published('canary'), percentage: 10 };
const judgedCanary = (health: Record<string, Health>) =>
  judgeCanary(entry, canary, new Map(Object.entries(health)));
const judgedLive = (health: Record<string, Health>, changed: Partial<RegistryEntry> = {}) =>
  judgeLive({ ...entry, ...changed }, new Map(Object.entries(health)), now);

describe('a canary', () => {
  it('is aborted when it fails more often than the live version', () => {
    expect(judgedCanary({ live: seen(900, 9), canary: seen(100, 10) })).toMatchObject({
      action: 'abort',
      version: 'canary',
      instead: 'live',
    });
  });

  it('stays while it does as well, and when nobody has come', () => {
    expect(judgedCanary({ live: seen(900, 9), canary: seen(100, 1) })).toBeUndefined();
    expect(judgedCanary({})).toBeUndefined();
  });

  it('is aborted for files that cannot be reached, too', () => {
    expect(judgedCanary({ live: seen(900, 9), canary: seen(100, 100, 0) })).toMatchObject({
      action: 'abort',
    });
  });
});

describe('the live version', () => {
  it('is rolled back when it fails more often than the one before', () => {
    const health = { before: seen(900, 9), live: seen(100, 10) };
    expect(judgedLive(health)).toMatchObject({
      action: 'rollback',
      version: 'live',
      instead: 'before',
    });
  });

  it('stays when only the network failed', () => {
    const health = { before: seen(900, 9), live: seen(100, 90, 0) };
    expect(judgedLive(health)).toBeUndefined();
  });

  it('stays when it has been live for longer than a week, or has none before it', () => {
    const health = { before: seen(900, 9), live: seen(100, 10) };
    expect(judgedLive(health, { publishedAt: '2026-11-16T12:00:00Z' })).toBeUndefined();
    expect(judgedLive(health, { previous: null })).toBeUndefined();
  });

  it('stays when nobody has visited the one before', () => {
    expect(judgedLive({ live: seen(100, 50) })).toBeUndefined();
  });
});
