import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/** The axe violations on a page or in a part of it: per rule a line with the elements that break it. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Other engines would find the same, and WebKit of the system cannot run it.
  if (page.context().browser()?.browserType().name() !== 'chromium') return [];
  // Legacy mode scans no frames, and saves the second page that axe opens for their results.
  await expect(page.locator('iframe, frame')).toHaveCount(0);
  const builder = new AxeBuilder({ page })
    // Describing every passed node takes time.
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(tags)
    .setLegacyMode();
  const { violations, incomplete } = await (within ? builder.include(within) : builder).analyze();
  // Text in the colour of its background might be meant for nobody's eyes, so axe leaves it to people.
  const invisible = incomplete.flatMap(({ id, nodes }) => {
    const equal = nodes.filter(({ any }) =>
      any.some(({ data }) => data?.messageKey === 'equalRatio'),
    );
    return equal.length > 0 ? [{ id, nodes: equal }] : [];
  });
  return [...violations, ...invisible].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  );
}
