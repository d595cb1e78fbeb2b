import type { Page } from '@playwright/test';

/** Waits for the place where toasts appear: its code comes when nothing else is on its way. */
export async function placeForToasts(page: Page): Promise<void> {
  const place = page.getByRole('region', { name: /^(Notifiche|Notifications)$/ });
  await place.waitFor({ state: 'attached' });
}
