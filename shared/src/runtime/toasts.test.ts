import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A fresh module, and the toasts that reached the manager. */
async function freshPage() {
  vi.resetModules();
  const page = await import('./toasts.ts');
  const shown: unknown[] = [];
  page.toasts[' subscribe'](({ action, options }) => shown.push([action, options?.title]));
  return { ...page, shown };
}

describe('toast', () => {
  let page: Awaited<ReturnType<typeof freshPage>>;
  beforeEach(async () => {
    page = await freshPage();
  });

  it('is shown when the toaster is attached, in order', () => {
    page.toast.error({ title: 'first' });
    page.toast.success({ title: 'second' });
    expect(page.shown).toEqual([]);
    page.attachToaster();
    page.toast.message({ title: 'third' });
    expect(page.shown).toEqual([
      ['add', 'first'],
      ['add', 'second'],
      ['add', 'third'],
    ]);
  });

  it('is pending again after the toaster is detached', () => {
    page.attachToaster()();
    page.toast.error({ title: 'while detached' });
    expect(page.shown).toEqual([]);
    page.attachToaster();
    expect(page.shown).toEqual([['add', 'while detached']]);
  });

  it('is dropped by a navigation while it is pending', () => {
    page.toast.error({ title: 'of the page before' });
    page.dismissToasts();
    page.attachToaster();
    expect(page.shown).not.toContainEqual(['add', 'of the page before']);
  });
});
