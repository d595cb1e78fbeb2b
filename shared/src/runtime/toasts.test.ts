import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A fresh page, and the titles that its place for toasts was told. */
async function freshPage() {
  vi.resetModules();
  const page = await import('./toasts.ts');
  const told: unknown[] = [];
  page.toasts[' subscribe'](({ action, options }) => told.push([action, options?.title]));
  return { ...page, told };
}

describe('toast', () => {
  let page: Awaited<ReturnType<typeof freshPage>>;
  beforeEach(async () => {
    page = await freshPage();
  });

  it('waits for its place, and then comes in order and at once', () => {
    page.toast.error({ title: 'first' });
    page.toast.success({ title: 'second' });
    expect(page.told).toEqual([]);
    page.attachToaster();
    page.toast.message({ title: 'third' });
    expect(page.told).toEqual([
      ['add', 'first'],
      ['add', 'second'],
      ['add', 'third'],
    ]);
  });

  it('waits again when its place goes, for the next one', () => {
    page.attachToaster()();
    page.toast.error({ title: 'between two places' });
    expect(page.told).toEqual([]);
    page.attachToaster();
    expect(page.told).toEqual([['add', 'between two places']]);
  });

  it('does not wait for it on the next page', () => {
    page.toast.error({ title: 'of the page before' });
    page.dismissToasts();
    page.attachToaster();
    expect(page.told).not.toContainEqual(['add', 'of the page before']);
  });
});
