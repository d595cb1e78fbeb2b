import { useState } from 'react';
import { type Line, lines } from '../composition.ts';
import { exhibits } from './exhibits.tsx';
import './gallery.css';

/** All components below each other, on the line that one picks. */
export function ComponentsPage() {
  const [line, setLine] = useState<Line>('red');
  return (
    <main className={`line-${line} mx-auto flex max-w-page flex-col gap-12 px-5 py-10 md:px-8`}>
      <title>Components</title>
      <header className="flex flex-col gap-5">
        <h1 className="text-2xl font-extrabold">Components</h1>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="pb-2 text-sm text-quiet">Line</legend>
          {lines.map((name) => (
            <label
              key={name}
              className={`line-${name} flex min-h-11 items-center gap-2 rounded-full border border-hairline px-4 text-sm has-checked:border-line has-checked:text-line`}
            >
              <input
                type="radio"
                name="line"
                checked={name === line}
                onChange={() => setLine(name)}
                className="accent-(--line)"
              />
              {name}
            </label>
          ))}
        </fieldset>
      </header>
      {Object.entries(exhibits).map(([name, exhibit]) => (
        <section key={name} aria-labelledby={name} className="border-t border-hairline pt-5">
          <h2 id={name} className="pb-5 text-lg font-bold">
            {name}
          </h2>
          {exhibit}
        </section>
      ))}
    </main>
  );
}
