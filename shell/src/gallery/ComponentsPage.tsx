import { useState } from 'react';
import { type Accent, accents } from '../composition.ts';
import { examples } from './examples.tsx';
import './gallery.css';

/** All components, in a selectable accent. The router takes its `lazy` pages by the name `Component`. */
export function Component() {
  const [accent, setAccent] = useState<Accent>('red');
  return (
    <main className={`accent-${accent} mx-auto flex max-w-page flex-col gap-12 px-5 py-10 md:px-8`}>
      <title>Components</title>
      <h1 className="text-2xl font-extrabold">Components</h1>
      <label>
        Accent{' '}
        <select
          value={accent}
          onChange={({ target }) => setAccent(accents[target.selectedIndex] ?? 'red')}
        >
          {accents.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
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
