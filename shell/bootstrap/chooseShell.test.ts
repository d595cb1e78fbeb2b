import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync(new URL('chooseShell.js', import.meta.url), 'utf8');

/** A storage of the browser. */
class FakeStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

const both = { page: 'guide/_.html', version: '2', fallbacks: ['1', '0'] };
let session: FakeStorage;
let local: FakeStorage;
beforeEach(() => {
  vi.useFakeTimers();
  session = new FakeStorage();
  local = new FakeStorage();
  return () => vi.useRealTimers();
});

/** Runs the script as it stands in a page; returns what it did, and what happens to the page next. */
function open(versions: object, address = '/guide/tesi?lang=en#x', onLine = true) {
  const location = {
    ...parts(address),
    origin: 'https://site.example',
    replace: vi.fn((url: string) => url),
    reload: vi.fn(),
  };
  const history = {
    state: null,
    replaceState: vi.fn((_: unknown, __: string, url: string) =>
      Object.assign(location, parts(url)),
    ),
  };
  const root = { hidden: false, dataset: {} };
  const inDocument = new EventTarget();
  const inWindow = new EventTarget();
  const document = Object.assign(inDocument, {
    documentElement: root,
    getElementById: () => ({ textContent: JSON.stringify(versions) }),
  });
  runInContext(
    script,
    createContext({
      document,
      location,
      history,
      navigator: { onLine },
      sessionStorage: session,
      localStorage: local,
      setTimeout,
      clearTimeout,
      addEventListener: inWindow.addEventListener.bind(inWindow),
    }),
  );
  const event = (type: string, values: object) => Object.assign(new Event(type), values);
  const own = (name: string) => `https://site.example/static/js/${name}`;
  return {
    root,
    location,
    start: () => document.dispatchEvent(new Event('shell:started')),
    /** @returns whether another version comes. */
    fail: () => !document.dispatchEvent(new Event('shell:failed', { cancelable: true })),
    throwIn: (filename: string) => inWindow.dispatchEvent(event('error', { filename })),
    loadScript: (name: string) => {
      // A resource's event has the element as its target, which no public constructor sets.
      const loaded = new Event('load');
      Object.defineProperty(loaded, 'target', { value: { src: own(name) } });
      document.dispatchEvent(loaded);
    },
    own,
  };
}

function parts(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { pathname, search, hash };
}

const failedHere = () => JSON.parse(session.getItem('shell') ?? '{}').failed;

it('does nothing when the shell starts', () => {
  const page = open(both);
  page.loadScript('index.js');
  page.start();
  vi.advanceTimersByTime(60_000);
  page.throwIn(page.own('index.js'));
  expect(page.location.replace).not.toHaveBeenCalled();
  expect(session.items.size).toBe(0);
});

it.each([
  ['says that it cannot start', (page: ReturnType<typeof open>) => page.fail()],
  ['throws in its first script', (page: ReturnType<typeof open>) => page.throwIn(page.own('a.js'))],
  [
    'does not start within 20 s of its last script',
    (page: ReturnType<typeof open>) => {
      page.loadScript('index.js');
      vi.advanceTimersByTime(20_000);
    },
  ],
])('goes to the previous version when the shell %s', (_, happen) => {
  const page = open(both);
  happen(page);
  expect(page.location.replace).toHaveBeenCalledWith(
    '/shell/1/guide/_.html?at=/guide/tesi&lang=en',
  );
  // The HTML stays readable until the other page is there.
  expect(page.root.hidden).toBe(false);
  const copy = open({ page: 'guide/_.html', version: '1' }, '/shell/1/guide/_.html');
  expect(copy.location).toMatchObject({ pathname: '/guide/tesi', search: '?lang=en', hash: '#x' });
  expect(failedHere()).toEqual(['2']);
});

it('tolerates errors of others and slow networks', () => {
  const page = open(both);
  page.throwIn('https://guides.example/guides/1/static/js/async/pages.js');
  page.throwIn('https://site.example/static/js/async/toaster.js');
  page.loadScript('preload.abc.js');
  vi.advanceTimersByTime(60_000);
  expect(page.location.replace).not.toHaveBeenCalled();
});

it('stays where it is without a network', () => {
  const page = open(both, '/guide', false);
  page.throwIn(page.own('a.js'));
  page.loadScript('index.js');
  vi.advanceTimersByTime(60_000);
  expect(page.location.replace).not.toHaveBeenCalled();
});

it('goes to the previous version at once on the next pages of the tab', () => {
  open(both).fail();
  const next = open(both, '/dispense');
  expect(next.location.replace).toHaveBeenCalledWith(
    expect.stringContaining('/shell/1/guide/_.html?at=/'),
  );
  expect(next.root).toMatchObject({ hidden: true, dataset: { shell: 'leaving' } });
});

it('tries one version after the other, and does not go in circles when none starts', () => {
  open(both).fail();
  const copy = open({ page: 'guide/_.html', version: '1' }, '/shell/1/guide/_.html');
  expect(copy.fail()).toBe(true);
  expect(copy.location.reload).toHaveBeenCalled();
  const second = open(both);
  expect(second.location.replace).toHaveBeenCalledWith(
    expect.stringContaining('/shell/0/guide/_.html?at=/'),
  );
  open({ page: 'guide/_.html', version: '0' }, '/shell/0/guide/_.html').fail();
  const last = open(both);
  expect(last.fail()).toBe(false);
  expect(last.location.replace).not.toHaveBeenCalled();
});

it('shows the failure when there is no other version', () => {
  const page = open({ page: 'index.html', version: '1' }, '/');
  expect(page.fail()).toBe(false);
});

it('gives the canary to its share of devices, and the live version when it does not start', () => {
  const versions = { ...both, canary: { version: '3', percentage: 10 } };
  local.setItem('canary', '10');
  expect(open(versions).location.replace).not.toHaveBeenCalled();
  local.setItem('canary', '9');
  expect(open(versions).location.replace).toHaveBeenCalledWith(
    expect.stringContaining('/shell/3/guide/_.html?at=/'),
  );
  const canary = open({ page: 'guide/_.html', version: '3' }, '/shell/3/guide/_.html');
  expect(canary.fail()).toBe(true);
  expect(canary.location.reload).toHaveBeenCalled();
  expect(open(versions).location.replace).not.toHaveBeenCalled();
});

it('draws the number of a device once', () => {
  const versions = { ...both, canary: { version: '3', percentage: 100 } };
  expect(open(versions).location.replace).toHaveBeenCalled();
  const drawn = local.getItem('canary');
  expect(drawn).toMatch(/^\d\d?$/);
  open(versions);
  expect(local.getItem('canary')).toBe(drawn);
});

it('refuses a link to a version’s own copy, so that nobody can send visitors to an old version', () => {
  const page = open({ page: 'index.html', version: '1' }, '/shell/1/index.html');
  expect(page.location.replace).toHaveBeenCalledWith('/');
  expect(page.root.dataset).toEqual({ shell: 'leaving' });
});

it.each([
  '7',
  '"2"',
  '[]',
  'true',
  '{"failed":7}',
  '{"failed":"2"}',
  '{"failed":{"length":1}}',
  '{"failed":[null,7]}',
])('starts and falls back as usual where %s is stored', (text) => {
  session.setItem('shell', text);
  const page = open(both);
  expect(page.location.replace).not.toHaveBeenCalled();
  expect(page.fail()).toBe(true);
  expect(page.location.replace).toHaveBeenCalledWith(
    expect.stringContaining('/shell/1/guide/_.html?at=/'),
  );
  expect(failedHere()).toEqual(['2']);
});

it.each([
  '7',
  '{}',
  '"//elsewhere.example"',
  '"https://elsewhere.example/"',
  '"/\\\\elsewhere.example"',
])('goes from a copy to the home page where its address is %s', (address) => {
  session.setItem('shell', `{"failed":["2"],"address":${address}}`);
  const copy = open({ page: 'guide/_.html', version: '1' }, '/shell/1/guide/_.html');
  expect(copy.location.replace).toHaveBeenCalledWith('/');
});

it('changes nothing where storage is refused', () => {
  session.getItem = local.getItem = () => {
    throw new Error('denied');
  };
  session.setItem = () => {
    throw new Error('denied');
  };
  const page = open({ ...both, canary: { version: '3', percentage: 100 } });
  expect(page.fail()).toBe(false);
  expect(page.location.replace).not.toHaveBeenCalled();
});
