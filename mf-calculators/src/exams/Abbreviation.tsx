import { useState } from 'react';

interface AbbreviationProps {
  short: string;
  /** What it stands for, shown on hover and after a tap. */
  name: string;
}

/** An abbreviation that says its name on a tap too: touch screens do not show titles. */
export function Abbreviation({ short, name }: AbbreviationProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
      className="min-h-6 min-w-6 text-left print:hidden"
    >
      <abbr title={name} className="underline decoration-dotted underline-offset-4">
        {short}
      </abbr>
      {isOpen ? <span className="font-normal">: {name}</span> : null}
    </button>
  );
}
