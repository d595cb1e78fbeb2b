import type { ReactNode } from 'react';
import { useQuery } from 'shared/runtime';
import { ExternalLink } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { signedLinks } from '../queries.ts';
import { fileSource } from './downloadUrl.ts';

interface FileLinkProps {
  file: HandoutFile;
  className: string;
  children: ReactNode;
}

/** A link to a file for readers without scripts. Only the renderer renders it, with the links that it signed. */
export function FileLink({ file, className, children }: FileLinkProps) {
  const { data: links } = useQuery(signedLinks);
  const { object, original } = fileSource(file.url);
  return (
    <ExternalLink
      href={(object && links?.[object]) ?? original}
      className={className}
      fallback={<span className={className}>{children}</span>}
    >
      {children}
    </ExternalLink>
  );
}
