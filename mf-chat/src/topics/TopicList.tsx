import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { topics } from '../conversation/conversation.ts';

interface TopicListProps {
  /** The element that names the list. */
  labelledBy: string;
  disabled?: boolean;
  onAsk: (question: string, button: HTMLElement) => void;
}

/** The five suggested questions, as stops of a line; a tap asks one. */
export function TopicList({ labelledBy, disabled = false, onAsk }: TopicListProps) {
  const { t } = useTranslation('chat');
  return (
    <ul
      aria-labelledby={labelledBy}
      className="relative pt-1 before:absolute before:top-6 before:bottom-5 before:left-1.25 before:w-0.5 before:bg-accent"
    >
      {topics.map((topic) => (
        <li key={topic} className="group/stop">
          <button
            type="button"
            disabled={disabled}
            onClick={(event) => onAsk(t(`topics.${topic}`), event.currentTarget)}
            className="group relative flex min-h-11 w-full items-center gap-[min(1rem,5%)] text-left font-semibold hover:text-accent disabled:opacity-50"
          >
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full border-2 border-accent bg-paper transition-colors duration-150 group-hover:bg-accent"
            />
            <span className="flex min-h-11 min-w-0 grow items-center justify-between gap-[min(0.75rem,4%)] border-b border-hairline group-hover:border-accent group-last/stop:border-b-0">
              <span className="min-w-0 hyphens-auto wrap-anywhere">{t(`topics.${topic}`)}</span>
              <Icon name="arrow" className="size-4 shrink-0 text-quiet group-hover:text-accent" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
