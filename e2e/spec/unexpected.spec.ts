/** Specification section 8: what the pages of handouts say of an answer that nobody expects. */
import { text } from '../allTexts.ts';
import { answerNonsense } from '../journeys/alteredReads.ts';
import { expect, test } from '../journeys/fixtures.ts';

const languages = ['it', 'en'] as const;

for (const [path, namespace, key] of [
  ['/dispense/primo-anno', 'common', 'unexpectedError'],
  ['/dispense/primo-anno/Statistica', 'mf-handouts', 'course.unexpected'],
] as const) {
  for (const language of languages) {
    test(`${path}: an answer that nobody expects is said so (${language})`, async ({
      page,
      visit,
    }) => {
      await answerNonsense(page, 'handouts');
      await visit(path, language);
      await expect(page.locator('[role="alertdialog"][data-type="destructive"]')).toHaveText(
        text('common', language, 'errorTitle') + text(namespace, language, key),
        // A read that fails is tried three times, with pauses, before the visitor is told.
        { timeout: 30_000 },
      );
    });
  }
}
