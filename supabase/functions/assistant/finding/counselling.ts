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
  const about = (wanted: Finding['source']) =>
    found.find(({ source, named }) => source === wanted && named > 0);
  const answer = about('faq');
  const guide = about('guides');
  const told =
    answer !== undefined
      ? answerOf(answer, lang)
      : guide !== undefined
        ? phrases[lang].guideHas(titleOf(guide), guide.page)
        : undefined;
  const documents = [answer, guide].filter(
    (each): each is Finding & { url: string } => each !== undefined && each.url !== null,
  );
  return { told, documents, people };
}
