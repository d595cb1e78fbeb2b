import { useHeading, useLanguage, useParams, useQuery, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, Skeleton } from 'shared/ui';
import { GuidesError } from '../list/GuidesError.tsx';
import { type FrequentQuestion, questionText } from './frequentQuestions.ts';
import { QuestionList } from './QuestionList.tsx';
import { questions } from './queries.ts';

/** `/guide/domande/:question`: a frequent question with its whole answer. */
export default function QuestionPage() {
  const { question: id } = useParams();
  const { data, error, isPending, refetch } = useQuery(questions);
  const asked = data?.find((one) => one.id === id);
  if (isPending) return <Skeleton className="h-40 max-w-measure" />;
  if (!data) return <GuidesError error={error} onRetry={refetch} />;
  if (!asked) return <MissingQuestion />;
  const others = data.filter((one) => one !== asked && one.topic === asked.topic);
  return <Question key={asked.id} asked={asked} others={others} />;
}

function MissingQuestion() {
  const { t } = useTranslation('guides');
  useHeading(t('palette.questions'), '');
  return (
    <EmptyState
      title={t('question.missing')}
      action={
        <ButtonLink variant="outline" to="/#astra-gpt">
          {t('question.ask')}
        </ButtonLink>
      }
    >
      {t('question.missingHint')}
    </EmptyState>
  );
}

interface QuestionProps {
  asked: FrequentQuestion;
  /** The others of its topic. */
  others: readonly FrequentQuestion[];
}

function Question({ asked, others }: QuestionProps) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const { question, answer, lang } = questionText(asked, language);
  const { url, body } = asked;
  useHeading(question, '', lang);
  return (
    <>
      <p lang={lang} className="max-w-measure text-lg whitespace-pre-line">
        {answer}
      </p>
      <div className="flex flex-wrap gap-3 pt-6 print:hidden">
        {url ? (
          <ButtonLink variant="outline" to={url}>
            {t('question.readOn')}
          </ButtonLink>
        ) : null}
        {body ? (
          <ButtonLink variant="outline" to={`/rappresentanti?sezione=${encodeURIComponent(body)}`}>
            {t('question.body', { body })}
          </ButtonLink>
        ) : null}
      </div>
      {others.length > 0 ? (
        <section className="pt-12 print:hidden">
          <h2 className="pb-3 text-lg font-semibold">{t('question.others')}</h2>
          <QuestionList questions={others} />
        </section>
      ) : null}
    </>
  );
}
