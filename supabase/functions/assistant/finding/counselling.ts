import type { ProjectApi } from '../../_shared/projectApi.ts';
import type { Language } from '../question.ts';
import { answerOf, titleOf } from '../writing/composeAnswer.ts';
import { phrases } from '../writing/phrases.ts';
import { type Finding, type Person, searchContent } from './searchContent.ts';

const counselling = [
  {
    words: [
      'sportello di ascolto',
      'supporto psicologico',
      'counseling',
      'counselling',
      'psicologi',
    ],
    otherwise: [],
    known: true,
  },
] as const;

const mostDocuments = 2;

/** What the association's own content says about being listened to; it may say nothing. */
export async function findCounselling(
  api: ProjectApi,
  lang: Language,
): Promise<{
  told: string | undefined;
  documents: (Finding & { url: string })[];
  people: readonly Person[];
}> {
  const { found, people } = await searchContent(api, counselling);
  const about = found.filter(({ source, named }) =>
    source === 'faq' ? named > 0 : source === 'guides' && named > 0,
  );
  const answer = about.find(({ source }) => source === 'faq');
  const guide = about.find(({ source }) => source === 'guides');
  const told =
    answer !== undefined
      ? answerOf(answer, lang)
      : guide !== undefined
        ? phrases[lang].guideHas(titleOf(guide), guide.page)
        : undefined;
  const documents = [answer, guide].filter(
    (each): each is Finding & { url: string } => each !== undefined && each.url !== null,
  );
  return { told, documents: documents.slice(0, mostDocuments), people };
}
