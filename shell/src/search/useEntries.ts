import { useMemo } from 'react';
import { formatDayAndMonth } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import { calculatorAddress, calculators } from './entries/calculators.ts';
import { type Course, clmgYears } from './entries/courses.ts';
import { upcomingEvents } from './entries/events.ts';
import type { FilledCategory } from './entries/guides.ts';
import { pageEntries } from './entries/pages.ts';
import type { Representative } from './entries/people.ts';
import type { Question } from './entries/questions.ts';
import type { TextMatch } from './entries/texts.ts';
import { type Entry, entry } from './entry.ts';

/** The pages and the calculators: they are known without asking anybody. */
export function useFixedEntries(): { pages: Entry[]; calculators: Entry[] } {
  const { t } = useTranslation(['search', 'shell']);
  const language = useLanguage();
  return useMemo(() => {
    const own = (key: 'nav.home' | 'home.subtitle' | 'nav.about' | 'about.areasTitle') => ({
      it: t(`shell:${key}`, { lng: 'it' }),
      en: t(`shell:${key}`, { lng: 'en' }),
    });
    return {
      pages: pageEntries(
        {
          home: { title: own('nav.home'), description: own('home.subtitle') },
          about: { title: own('nav.about'), description: own('about.areasTitle') },
        },
        language,
      ),
      calculators: calculators.map(({ type, title }) =>
        entry(
          {
            id: type,
            to: calculatorAddress(type),
            accent: 'violet',
            label: t(`search:calculators.${type}.name`),
            detail: t(`search:calculators.${type}.scale`),
          },
          title,
        ),
      ),
    };
  }, [t, language]);
}

/** The undergraduate courses, then the years of the law degree, which has none. */
export function useCourseEntries(courses: readonly Course[] | undefined): Entry[] {
  const { t } = useTranslation('search');
  return useMemo(
    () => [
      ...(courses ?? []).map(({ to, subject, year, files }) =>
        entry({
          id: to,
          to,
          accent: 'red',
          label: subject,
          labelLang: 'it',
          detail: t(`years.${year}`),
          figure: t('files', { count: files }),
        }),
      ),
      ...clmgYears.map((year) =>
        entry({
          id: `clmg/${year}`,
          to: `/dispense/clmg/${year}`,
          accent: 'red',
          label: t('clmg', { year: t(`years.${year}`).toLowerCase() }),
          detail: t('clmgDetail'),
        }),
      ),
    ],
    [courses, t],
  );
}

/** Each category, then its guides: a guide opens from its category's page. */
export function useGuideEntries(filled: readonly FilledCategory[] | undefined): Entry[] {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return useMemo(
    () =>
      (filled ?? []).flatMap(({ category: { slug, heading, name }, guides }) => {
        const to = `/guide/${slug}`;
        const detail = name[language];
        return [
          entry(
            { id: slug, to, accent: 'green', label: detail, detail: t('category') },
            heading,
            ...Object.values(name),
          ),
          ...guides.map(({ title, description }) =>
            entry(
              {
                id: `${slug}/${title}`,
                to,
                accent: 'green',
                label: title,
                labelLang: 'it',
                detail,
              },
              description,
              ...Object.values(name),
            ),
          ),
        ];
      }),
    [filled, t, language],
  );
}

/** Everybody, each leading to the body in which they sit, opened. */
export function useRepresentativeEntries(people: readonly Representative[] | undefined): Entry[] {
  return useMemo(
    () =>
      (people ?? []).map(({ name, bodies }) =>
        entry({
          id: name,
          to: `/rappresentanti?organo=${bodies[0].key}`,
          accent: 'blue',
          label: name,
          detail: bodies.map((body) => body.name).join(', '),
          detailLang: 'it',
        }),
      ),
    [people],
  );
}

/** The events to come, each with its day. */
export function useEventEntries(rows: readonly unknown[] | undefined): Entry[] {
  const language = useLanguage();
  return useMemo(
    () =>
      upcomingEvents(rows ?? [], new Date()).map(({ title, start, location, type }) => {
        const date = formatDayAndMonth(start, language);
        return entry(
          {
            id: `${start} ${title}`,
            to: '/#eventi',
            accent: 'orange',
            label: title,
            detail: location,
            figure: date && `${date.day} ${date.month}`,
          },
          type,
        );
      }),
    [rows, language],
  );
}

/** The questions, each with its answer, in the language of the page where they were translated. */
export function useQuestionEntries(questions: readonly Question[] | undefined): Entry[] {
  const language = useLanguage();
  return useMemo(
    () =>
      (questions ?? []).map((one) => {
        const isItalian = language === 'it' || !one.english;
        const { question, answer } = isItalian ? one : (one.english ?? one);
        const lang = isItalian ? 'it' : 'en';
        return entry(
          {
            id: one.id,
            to: one.to,
            accent: 'teal',
            label: question,
            labelLang: lang,
            detail: answer,
            detailLang: lang,
          },
          one.question,
          one.english?.question,
          one.keywords,
        );
      }),
    [questions, language],
  );
}

/** What stands inside the PDFs, each leading to the page of the file. */
export function useTextEntries(texts: readonly TextMatch[] | undefined): Entry[] {
  const { t } = useTranslation('search');
  return useMemo(
    () =>
      (texts ?? []).map(({ id, to, name, page, excerpt }) =>
        entry({
          id,
          to,
          accent: 'red',
          label: name,
          labelLang: 'it',
          detail: `… ${excerpt} …`,
          detailLang: 'it',
          figure: t('page', { page }),
        }),
      ),
    [texts, t],
  );
}
