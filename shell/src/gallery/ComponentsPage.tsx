import { useState } from 'react';
import { type Accent, accents } from '../composition.ts';
import { examples } from './examples.tsx';
import './gallery.css';

/** All components, in a selectable accent. */
export function ComponentsPage() {
  const [accent, setAccent] = useState<Accent>('red');
  return (
    <main className={`accent-${accent} mx-auto flex max-w-page flex-col gap-12 px-5 py-10 md:px-8`}>
      <title>Components</title>
      <header className="flex flex-col gap-5">
        <h1 className="text-2xl font-extrabold">Components</h1>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="pb-2 text-sm text-quiet">Accent</legend>
          {accents.map((name) => (
            <label
              key={name}
              className={`accent-${name} flex min-h-11 items-center gap-2 rounded-full border border-hairline px-4 text-sm has-checked:border-accent has-checked:text-accent`}
            >
              <input
                type="radio"
                name="accent"
                checked={name === accent}
                onChange={() => setAccent(name)}
                className="accent-(--accent)"
              />
              {name}
            </label>
          ))}
        </fieldset>
      </header>
      {Object.entries(examples).map(([name, example]) => (
        <section key={name} aria-labelledby={name} className="border-t border-hairline pt-5">
          <h2 id={name} className="pb-5 text-lg font-bold">
            {name}
          </h2>
          {example}
        </section>
      ))}
    </main>
  );
}
