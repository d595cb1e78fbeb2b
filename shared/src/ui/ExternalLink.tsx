import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { safeHref } from '../format/safeHref.ts';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './Button.tsx';

interface ExternalLinkProps {
  /** The URL; it may come from data, so it is validated. */
  href: string | null | undefined;
  children: ReactNode;
  /** Styles the link as a button. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** Shown when the URL is missing or not safe. */
  fallback?: ReactNode;
}

/** A link that opens in a new tab. A URL that is not `http`, `https` or of this site is never a link. */
export function ExternalLink({
  href,
  children,
  variant,
  size,
  className,
  fallback = null,
}: ExternalLinkProps) {
  const { t } = useTranslation('common');
  const url = safeHref(href);
  if (!url) return fallback;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={variant ? buttonClasses({ variant, size }, className) : className}
    >
      {children}
      <span className="sr-only"> ({t('opensInNewTab')})</span>
    </a>
  );
}
