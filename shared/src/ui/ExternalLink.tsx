import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { safeHref } from '../format/safeHref.ts';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './Button.tsx';

interface ExternalLinkProps {
  /** Where it leads; may come from data, and is checked. */
  href: string | null | undefined;
  children: ReactNode;
  /** Looks like a button when given. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** What to show when the address is missing or not one that a link may have. */
  fallback?: ReactNode;
}

/**
 * A link that opens in a new tab, without handing over this page. An address that is not `http`,
 * `https` or of this site is never a link.
 */
export function ExternalLink({
  href,
  children,
  variant,
  size,
  className,
  fallback = null,
}: ExternalLinkProps) {
  const { t } = useTranslation('common');
  const address = safeHref(href);
  if (!address) return fallback;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={variant ? buttonClasses({ variant, size }, className) : className}
    >
      {children}
      <span className="sr-only"> ({t('opensInNewTab')})</span>
    </a>
  );
}
