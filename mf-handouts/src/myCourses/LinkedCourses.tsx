import { useLocation, useNavigate, useTranslation } from 'shared/runtime';
import { Button, Card, Icon } from 'shared/ui';
import { PageName, YearOf } from '../names/CourseName.tsx';
import { readCoursePath } from '../paths.ts';
import { linkedCourses } from './courseLink.ts';
import { followAll, followedCourses } from './followedStore.ts';

/** The courses that a link brings, shown before any of them is followed. */
export function LinkedCourses() {
  const { t } = useTranslation('myCourses');
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const followed = followedCourses.useValue();
  const brought = linkedCourses(hash);
  const added = brought.filter(({ path }) => !followed.some((course) => course.path === path));
  /** Removes the courses from the URL, so that a reload does not offer them again. */
  const leave = () => void navigate(pathname + search, { replace: true });
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">
          {brought.length === 0 ? t('link.invalid') : t('link.heading', { count: brought.length })}
        </h2>
        <p className="text-quiet">
          {brought.length === 0
            ? t('link.invalidHint')
            : added.length === 0
              ? t('link.allFollowed')
              : t('link.hint')}
        </p>
      </div>
      {brought.length === 0 ? null : (
        <ul className="flex flex-col gap-1">
          {brought.map(({ path }) => (
            <li key={path} className="flex items-center gap-2">
              <Icon
                name={added.some((course) => course.path === path) ? 'star' : 'starred'}
                className="size-4.5 shrink-0 text-accent"
              />
              <span className="min-w-0">
                <PageName path={path} />
                {readCoursePath(path).year ? (
                  <span className="text-sm text-quiet">
                    {' · '}
                    <YearOf path={path} />
                  </span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-2">
        {added.length > 0 ? (
          <Button
            onClick={() => {
              followAll(added);
              leave();
            }}
          >
            {t('link.follow', { count: added.length })}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={leave}>
          {added.length > 0 ? t('link.decline') : t('link.close')}
        </Button>
      </p>
    </Card>
  );
}
