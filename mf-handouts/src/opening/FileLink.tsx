import type { AriaAttributes, ReactNode } from 'react';
import { safeHref } from 'shared/format';
import type { HandoutFile } from '../handoutFile.ts';
import { linkInHtml } from './fileLink.ts';

interface FileLinkProps extends AriaAttributes {
  file: HandoutFile;
  id?: string;
  className: string;
  /** Called by a plain click or Enter. */
  onOpen: () => void;
  children: ReactNode;
}

/**
 * A link to a file. What `onOpen` does replaces a plain click only: readers without scripts, those who tap before
 * hydration and those who hold a modifier key get the file in a new tab. Without a usable URL it is a button.
 */
export function FileLink({ file, onOpen, children, ...attributes }: FileLinkProps) {
  const href = safeHref(linkInHtml(file.url));
  if (href === undefined) {
    return (
      <button type="button" onClick={onOpen} {...attributes}>
        {children}
      </button>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      {...attributes}
    >
      {children}
    </a>
  );
}
