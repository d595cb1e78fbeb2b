import { ExternalLink } from './ExternalLink.tsx';

const optionClasses =
  'flex min-h-11 w-full flex-col justify-center px-4 py-1.5 text-left text-sm font-semibold hover:bg-accent-soft -outline-offset-3';

interface PanelOptionProps {
  label: string;
  hint?: string;
  /** Makes the option a link instead of a button. */
  href?: string;
  onClick: () => void;
}

/** One option of a `Disclosure`'s list. */
export function PanelOption({ label, hint, href, onClick }: PanelOptionProps) {
  const content = (
    <>
      {label}
      {hint ? <span className="text-xs font-normal text-quiet">{hint}</span> : null}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={optionClasses} onClick={onClick}>
          {content}
        </button>
      ) : (
        <a href={href} className={optionClasses} onClick={onClick}>
          {content}
        </a>
      )}
    </li>
  );
}

/** An option that leads to another site, in a new tab. */
export function PanelLink({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <ExternalLink href={href} className={optionClasses}>
        {label}
      </ExternalLink>
    </li>
  );
}
