import { useLanguage, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, Skeleton } from 'shared/ui';
import { GuidesError } from '../list/GuidesError.tsx';
import { QuestionList } from './QuestionList.tsx';
import { questions } from './queries.ts';
import { byTopic, topicText } from './topics.ts';

/** `/guide/domande`: the frequent questions by topic. */
export default function QuestionsPage() {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const { data, error, isPending, refetch } = useQuery(questions);
  if (isPending) return <Skeleton className="h-126 max-w-measure" />;
  if (!data) return <GuidesError error={error} onRetry={refetch} />;
  if (data.length === 0) return <EmptyState title={t('question.none')} />;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      {byTopic(data).map(({ topic, asked }) => {
        const { text, lang } = topicText(topic, language);
        return (
          <section key={topic} className="break-inside-avoid">
            {text === '' ? null : (
              <h2 lang={lang} className="pb-3 text-xl font-bold">
                {text}
              </h2>
            )}
            <QuestionList questions={asked} />
          </section>
        );
      })}
    </div>
  );
}
