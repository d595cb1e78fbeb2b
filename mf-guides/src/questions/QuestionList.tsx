import { Link, useLanguage } from 'shared/runtime';
import { Highlighted } from 'shared/ui';
import { type FrequentQuestion, questionPath, questionText } from './frequentQuestions.ts';

interface QuestionListProps {
  questions: readonly FrequentQuestion[];
  /** The terms of the search, which are highlighted. */
  terms?: readonly string[];
}

/** Questions as links to their answers. */
export function QuestionList({ questions, terms = [] }: QuestionListProps) {
  const language = useLanguage();
  return (
    <ul className="flex max-w-measure flex-col border-t border-hairline">
      {questions.map((one) => {
        const { question, lang } = questionText(one, language);
        return (
          <li key={one.id} className="border-b border-hairline">
            <Link
              to={questionPath(one)}
              lang={lang}
              className="block py-3 font-semibold hover:text-accent hover:underline"
            >
              <Highlighted text={question} words={terms} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
