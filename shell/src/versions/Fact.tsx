import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  children: ReactNode;
}

/** A name and its value in a list of facts. */
export function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
