import { useLanguage, useNow, useTranslation } from 'shared/runtime';
import { sinceText } from './sinceText.ts';

/** Names a past time after a number of new files: `da lunedì`. */
export function useSince(): (time: number) => string {
  const { t } = useTranslation('myCourses');
  const language = useLanguage();
  const now = useNow();
  return (time) => {
    const { key, value } = sinceText(time, now, language);
    return t(`since.${key}`, { value });
  };
}
