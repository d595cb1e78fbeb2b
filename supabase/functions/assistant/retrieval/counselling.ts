import type { Language } from '../../_shared/languages.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { answerOf, titleOf } from '../writing/labels.ts';
import { phrases } from '../writing/phrases.ts';
import { type Person, type SearchHit, searchContent } from './searchContent.ts';

const counselling = [
  {
    words: [
      'sportello di ascolto',
      'supporto psicologico',
      'counseling',
      'counselling',
      'psicologi',
    ],
    related: [],
    fallback: [],
    known: true,
  },
] as const;

/** Searches the association's content for its counselling service. */
export async function findCounselling(
  api: ProjectApi,
  lang: Language,
): Promise<{
  text: string | undefined;
  documents: (SearchHit & { url: string })[];
  people: readonly Person[];
}> {
  const { found, people } = await searchContent(api, counselling);
  const bestOf = (wanted: SearchHit['source']) =>
    found.find(({ source, named }) => source === wanted && named > 0);
  const answer = bestOf('faq');
  const guide = bestOf('guides');
  const text =
    answer !== undefined
      ? answerOf(answer, lang)
      : guide !== undefined
        ? phrases[lang].guideHas(titleOf(guide, lang), guide.page, guide.heading ?? '')
        : undefined;
  const documents = [answer, guide].filter(
    (each): each is SearchHit & { url: string } => each !== undefined && each.url !== null,
  );
  return { text, documents, people };
}
