import { chooseCourse, dialogOf, gradesOf } from '../calculators/dialog.ts';
import { expect } from '../fixtures.ts';
import {
  find,
  main,
  openCalculator,
  openCourse,
  type Student,
  scrollTo,
  tapToNewTab,
} from './student.ts';

export interface Task {
  name: string;
  most: number;
  /** In the visit of the task before, which leaves a page from which the association’s name leads home. */
  follows?: true;
  run: (student: Student) => Promise<void>;
}

export const tasks: readonly Task[] = [
  {
    name: 'find and open a handout',
    most: 4,
    run: async (student) => {
      await openCourse(student);
      const file = main(student.page).getByRole('button', { name: /Appunti completi\.pdf \(/ });
      await tapToNewTab(student, file.first());
    },
  },
  {
    name: 'a guide on internships',
    most: 4,
    follows: true,
    run: async (student) => {
      const { page, t } = student;
      await find(student, t('stage', 'internships'), t('Guide', 'Guides'));
      await expect(page).toHaveURL(/\/guide\/stage/);
      const guide = main(page).locator('[data-mf="guides"]').getByRole('link').first();
      await tapToNewTab(student, guide);
    },
  },
  {
    name: 'write about fees to those who deal with them',
    most: 4,
    follows: true,
    run: async (student) => {
      const { page, hand, t } = student;
      await find(
        student,
        t('chi si occupa di tasse', 'who deals with fees'),
        t('Rappresentanti', 'Representatives'),
      );
      await expect(page).toHaveURL(/\/rappresentanti/);
      const mail = page.locator('[data-mf="representatives"]').getByRole('link', {
        name: t('Scrivi a proposito di ISU', 'Write about ISU'),
      });
      await expect(mail).toHaveAttribute(
        'href',
        /^mailto:[^?]+\?subject=(A%20proposito%20di|About)%20ISU/,
      );
      // Tapping it would open the mail program.
      await mail.tap({ trial: true });
      hand.taps += 1;
    },
  },
  {
    name: 'an event into the calendar',
    most: 2,
    run: async ({ page, hand, t }) => {
      const event = (await scrollTo(page, '#eventi')).getByRole('article').first();
      const add = t('Aggiungi al calendario', 'Add to calendar');
      await hand.tap(event.getByRole('button', { name: add }));
      const download = page.waitForEvent('download');
      const file = t('Scarica il file .ics', 'Download the .ics file');
      await hand.tap(event.getByRole('button', { name: new RegExp(`^${file}`) }));
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    },
  },
  {
    name: 'a question and its follow-up',
    most: 7,
    follows: true,
    run: async ({ page, hand, t }) => {
      await hand.tap(page.getByRole('button', { name: t('Chiedi ad Astra', 'Ask Astra') }));
      const chat = page.getByRole('dialog', { name: 'Astra' });
      const field = chat.getByRole('textbox');
      const send = chat.getByRole('button', { name: t('Invia', 'Send') });
      const answers = chat.locator('[data-message]');
      await hand.tap(field);
      await hand.type(
        field,
        t('quando si paga la prima rata?', 'when is the first instalment due?'),
      );
      await hand.tap(send);
      await expect(answers).toHaveCount(2);
      await hand.tap(field);
      await hand.type(field, t('e la seconda?', 'and the second?'));
      await hand.tap(send);
      await expect(answers).toHaveCount(4);
      await expect(answers.last()).toContainText(
        t('La risposta è la stessa di prima.', 'The answer is the same as before.'),
      );
    },
  },
  {
    name: 'the graduation grade with six exams, and what a target needs',
    most: 16,
    run: async (student) => {
      const { page, hand, t } = student;
      await openCalculator(student, t('Voto di laurea triennale', 'Bachelor’s final grade'));
      await chooseCourse(page);
      hand.taps += 2;
      for (const [index, grade] of ['28', '30L', '27', '29', '26', '30'].entries()) {
        await hand.grade(gradesOf(page).nth(index), grade);
      }
      const needed = t('Che media ti serve', 'The average you need');
      await hand.tap(dialogOf(page).getByRole('button', { name: needed }));
      await expect(dialogOf(page).getByRole('heading', { name: needed })).toBeInViewport();
      await expect(dialogOf(page).locator('[data-part="planner"]')).toContainText('110');
    },
  },
  {
    name: 'the law degree’s destinations within reach',
    most: 7,
    run: async (student) => {
      const { page, hand, t } = student;
      await openCalculator(student, t('Exchange Giurisprudenza', 'Exchange, law'));
      await hand.grade(gradesOf(page).nth(0), '28');
      await hand.grade(gradesOf(page).nth(1), '30');
      const results = t('Vedi le destinazioni', 'See the destinations');
      await hand.tap(dialogOf(page).getByRole('button', { name: results }));
      const only = t('Solo a portata', 'Within reach only');
      await hand.tap(dialogOf(page).getByRole('switch', { name: only }));
      const rows = dialogOf(page).locator('li[data-reached]:visible');
      await expect(rows.first()).toBeVisible();
      await expect(dialogOf(page).locator('li[data-reached="false"]:visible')).toHaveCount(0);
    },
  },
];
