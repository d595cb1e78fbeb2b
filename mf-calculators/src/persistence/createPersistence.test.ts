import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCalculatorStore } from '../store/createCalculatorStore.ts';
import { withGrade } from '../store/marks.ts';

class FakeStorage {
  items = new Map<string, string>();
  writes = 0;
  isFull = false;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, text: string) => {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.writes += 1;
    this.items.set(key, text);
  };
  removeItem = (key: string) => void this.items.delete(key);
}

const savedKey = 'calculators.scenarios.exchange-calculator-clmg';
/** What the version without scenarios writes and reads. */
const earlierKey = 'calculators.saved.exchange-calculator-clmg';
const earlierText = JSON.stringify({
  v: 1,
  course: 'CLMG',
  courses: { CLMG: { marks: { Penale: 28 }, own: [] } },
});

let device: FakeStorage;
/** The windows of the open tabs. */
let windows: EventTarget[];

beforeEach(() => {
  device = new FakeStorage();
  windows = [];
  vi.stubGlobal('localStorage', device);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a tab, or reloads one whose session storage is given. */
function openTab(session = new FakeStorage()) {
  const window = new EventTarget();
  windows.push(window);
  vi.stubGlobal('window', window);
  const inTab = <Result>(work: () => Result) => {
    vi.stubGlobal('sessionStorage', session);
    return work();
  };
  const store = inTab(() =>
    createCalculatorStore({
      type: 'exchange-calculator-clmg',
      onlyCourse: 'CLMG',
      fields: () => ({}),
    }),
  );
  const { actions, persistence, current } = store;
  return {
    session,
    store,
    grade: (exam: string, grade: number) =>
      inTab(() => actions.mark(exam, (mark) => withGrade(mark, grade))),
    save: () => inTab(persistence.enable),
    stopSaving: () => inTab(persistence.disable),
    /** What another tab's change of the storage tells this one. */
    hear: () =>
      inTab(() =>
        window.dispatchEvent(
          Object.assign(new Event('storage'), {
            key: savedKey,
          }),
        ),
      ),
    grades: () =>
      Object.fromEntries(
        [...(current().courses.get('CLMG')?.marks ?? [])]
          .filter(([, { grade }]) => grade > 0)
          .map(([exam, { grade }]) => [exam, grade]),
      ),
  };
}

describe('a tab', () => {
  it('keeps what was typed through a reload, and the device has nothing of it', () => {
    const tab = openTab();
    tab.grade('Penale', 28);
    expect(openTab(tab.session).grades()).toEqual({ Penale: 28 });
    expect(device.items.size).toBe(0);
    expect(openTab().grades()).toEqual({});
  });

  it('keeps the scenarios with their names, and the one that is shown', () => {
    const tab = openTab();
    tab.grade('Penale', 28);
    tab.store.actions.addScenario('30 in Penale');
    tab.grade('Penale', 30);
    const reloaded = openTab(tab.session);
    expect(reloaded.store.current().name).toBe('30 in Penale');
    expect(reloaded.grades()).toEqual({ Penale: 30 });
    reloaded.store.actions.removeScenario();
    expect(reloaded.grades()).toEqual({ Penale: 28 });
    reloaded.store.actions.undo();
    expect(reloaded.grades()).toEqual({ Penale: 30 });
  });
});

describe('two tabs that save', () => {
  it('merge by exam, also when one hears nothing of the other', () => {
    const [one, other] = [openTab(), openTab()];
    one.grade('Penale', 28);
    one.save();
    other.hear();
    expect(other.grades()).toEqual({ Penale: 28 });
    other.grade('Civile', 30);
    one.grade('Romano', 24);
    expect(one.grades()).toEqual({ Penale: 28, Civile: 30, Romano: 24 });
    other.hear();
    expect(other.grades()).toEqual(one.grades());
    expect(openTab().grades()).toEqual(one.grades());
  });

  it('merge what both typed before either saved', () => {
    const [one, other] = [openTab(), openTab()];
    one.grade('Penale', 28);
    other.grade('Civile', 30);
    one.save();
    other.save();
    one.hear();
    expect(one.grades()).toEqual({ Penale: 28, Civile: 30 });
  });

  it('keep what both entered differently as two scenarios', () => {
    const [one, other] = [openTab(), openTab()];
    one.grade('Penale', 28);
    other.grade('Penale', 18);
    other.grade('Civile', 30);
    one.save();
    other.hear();
    one.hear();
    expect(one.grades()).toEqual({ Penale: 28 });
    expect(other.grades()).toEqual({ Penale: 18, Civile: 30 });
    expect(one.store.state().scenarios).toHaveLength(2);
    expect(openTab().grades()).toEqual({ Penale: 28 });
  });

  it('do not overwrite what is saved by opening another tab', () => {
    const tab = openTab();
    tab.grade('Penale', 28);
    tab.save();
    expect(openTab().grades()).toEqual({ Penale: 28 });
    tab.hear();
    expect(tab.grades()).toEqual({ Penale: 28 });
    expect(tab.store.state().scenarios).toHaveLength(1);
  });

  it('stop writing when they have the same grades, in whatever order these were entered', () => {
    const [one, other] = [openTab(), openTab()];
    one.grade('Penale', 28);
    other.grade('Civile', 30);
    one.save();
    other.save();
    one.hear();
    other.hear();
    const { writes } = device;
    for (let round = 0; round < 3; round += 1) {
      one.hear();
      other.hear();
    }
    expect(device.writes).toBe(writes);
    expect(other.grades()).toEqual(one.grades());
  });

  it('clear an exam in both', () => {
    const [one, other] = [openTab(), openTab()];
    one.grade('Penale', 28);
    one.save();
    other.hear();
    one.store.actions.clear();
    other.hear();
    expect(other.grades()).toEqual({});
  });

  it('both stop when one deletes what is saved, and keep their grades', () => {
    const [one, other] = [openTab(), openTab()];
    one.grade('Penale', 28);
    one.save();
    other.hear();
    one.stopSaving();
    // Without the event, as in a frozen page.
    other.grade('Civile', 30);
    expect(other.store.persistence.useStatus.getState().isOn).toBe(false);
    expect(other.grades()).toEqual({ Penale: 28, Civile: 30 });
    expect(device.items.size).toBe(0);
  });
});

describe('what the version without scenarios saved', () => {
  beforeEach(() => device.items.set(earlierKey, earlierText));

  it('is read, and left to that version in case it comes back', () => {
    const tab = openTab();
    expect(tab.grades()).toEqual({ Penale: 28 });
    tab.grade('Civile', 30);
    expect(device.items.get(earlierKey)).toBe(earlierText);
    expect(openTab().grades()).toEqual({ Penale: 28, Civile: 30 });
  });

  it('changes nothing after it has been read once', () => {
    openTab().grade('Penale', 30);
    const changed = { v: 1, course: 'CLMG', courses: { CLMG: { marks: { Romano: 18 }, own: [] } } };
    device.items.set(earlierKey, JSON.stringify(changed));
    expect(openTab().grades()).toEqual({ Penale: 30 });
  });

  it('is deleted with the rest', () => {
    openTab().stopSaving();
    expect(device.items.size).toBe(0);
  });

  it('is shown also where the device is full', () => {
    device.isFull = true;
    const tab = openTab();
    expect(tab.grades()).toEqual({ Penale: 28 });
    expect(tab.store.persistence.useStatus.getState().failure).toBe('refused');
    expect(device.items.get(earlierKey)).toBe(earlierText);
  });
});

it('what cannot be read stays until the student saves or deletes', () => {
  device.items.set(savedKey, '{"v":3}');
  const tab = openTab();
  expect(tab.store.persistence.useStatus.getState()).toMatchObject({
    isOn: false,
    failure: 'broken',
  });
  tab.hear();
  expect(device.items.get(savedKey)).toBe('{"v":3}');
  tab.grade('Penale', 28);
  tab.save();
  expect(openTab().grades()).toEqual({ Penale: 28 });
});

it('keeps more than fifty scenarios', () => {
  const tab = openTab();
  tab.grade('Penale', 28);
  tab.save();
  for (let count = 0; count < 60; count += 1) tab.store.actions.addScenario(`${count}`);
  expect(openTab().store.state().scenarios).toHaveLength(61);
});

describe('grades of a shared link', () => {
  const shared = {
    v: 1 as const,
    course: 'CLMG',
    courses: { CLMG: { marks: { Penale: 18 }, own: [] } },
  };

  it('are neither kept nor saved, and become another scenario when they are adopted', () => {
    const tab = openTab();
    tab.grade('Penale', 28);
    tab.save();
    const { persistence, actions } = tab.store;
    persistence.showShared(shared);
    expect(persistence.isSharedChanged()).toBe(false);
    expect(tab.grades()).toEqual({ Penale: 18 });
    expect(openTab(tab.session).grades()).toEqual({ Penale: 28 });
    tab.grade('Civile', 20);
    expect(persistence.isSharedChanged()).toBe(true);
    persistence.adoptShared('Dal link');
    expect(tab.store.state().scenarios.map(({ name }) => name)).toEqual(['', 'Dal link']);
    expect(tab.grades()).toEqual({ Penale: 18, Civile: 20 });
    actions.showScenario('first');
    expect(tab.grades()).toEqual({ Penale: 28 });
  });

  it('are adopted with the scenarios that were added to them', () => {
    const tab = openTab();
    tab.grade('Penale', 28);
    const { persistence, actions, state, current } = tab.store;
    persistence.showShared(shared);
    actions.addScenario('Se va meglio');
    persistence.adoptShared('Dal link');
    expect(state().scenarios.map(({ name }) => name)).toEqual(['', 'Dal link', 'Se va meglio']);
    expect(new Set(state().scenarios.map(({ id }) => id)).size).toBe(3);
    expect(current().name).toBe('Se va meglio');
  });
});
