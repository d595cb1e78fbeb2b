import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  children: ReactNode;
}

/** A name and its value in a list of facts; the value on its own line where letters are too large for both. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="w-24 text-quiet">{name}</dt>
      <dd className="min-w-0 flex-1 basis-32 break-words">{children}</dd>
    </div>
  );
}
