import { Link, useLanguage } from 'shared/runtime';
import { accentOf, sectionsOnHomeOnly } from '../composition.ts';

interface HomeLinksProps {
  /** The element that names the list. */
  labelledBy: string;
  className: string;
}

/** Links to the sections that only the home page has. */
export function HomeLinks({ labelledBy, className }: HomeLinksProps) {
  const language = useLanguage();
  return (
    <ul aria-labelledby={labelledBy} className={className}>
      {sectionsOnHomeOnly.map(({ anchor, view, title }) => (
        <li key={anchor} className={`accent-${accentOf(view)}`}>
          <Link
            to={`/#${anchor}`}
            className="group inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 rounded-full border-2 border-accent group-hover:bg-accent"
            />
            {title[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
