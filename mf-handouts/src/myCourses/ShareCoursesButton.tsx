import { useTranslation } from 'shared/runtime';
import { Button, Icon, useShare } from 'shared/ui';
import { courseLink } from './courseLink.ts';
import { followedCourses } from './followedStore.ts';

/**
 * Sends the followed courses to another phone, or to a classmate, by one link.
 *
 * @param besideNews Whether it stands beside what is new, where a phone has room for its icon only.
 */
export function ShareCoursesButton({ besideNews }: { besideNews: boolean }) {
  const { t } = useTranslation('myCourses');
  const share = useShare();
  const shareCourses = () =>
    void share({ title: t('link.title'), path: courseLink(followedCourses.value()) });
  return (
    <Button variant="ghost" size="sm" className="-mr-4" onClick={shareCourses}>
      <Icon name="share" className="size-4.5" />
      <span className={besideNews ? 'max-sm:sr-only' : undefined}>{t('link.carry')}</span>
    </Button>
  );
}
