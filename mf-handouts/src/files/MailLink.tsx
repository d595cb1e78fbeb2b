import type { ReactNode } from 'react';
import { siteConfig } from 'shared/runtime';
import { buttonClasses, Icon } from 'shared/ui';

interface MailLinkProps {
  subject: string;
  /** Where it is about, below an empty line for what the reader writes. */
  path: string;
  children: ReactNode;
}

/** Opens the reader's mail program with a mail to the association; the site sends nothing. */
export function MailLink({ subject, path, children }: MailLinkProps) {
  const { email, url } = siteConfig();
  const fields = { subject, body: `\r\n\r\n${new URL(path, url).href}` };
  // Mail programs take a plus sign literally.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return (
    <a href={`mailto:${email}?${query.join('&')}`} className={buttonClasses({ variant: 'ghost' })}>
      <Icon name="mail" className="size-5" />
      {children}
    </a>
  );
}
