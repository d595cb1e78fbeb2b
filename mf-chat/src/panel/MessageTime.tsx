import { formatTime } from 'shared/format';
import { useLanguage } from 'shared/runtime';

/** When something was said: `18:30`. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  const language = useLanguage();
  return (
    <time dateTime={timestamp} className="tabular-nums">
      {formatTime(timestamp, language)}
    </time>
  );
}
