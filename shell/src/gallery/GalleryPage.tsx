import './gallery.css';

const themes = ['light', 'dark'] as const;

/**
 * Every component of `shared/ui`, in both themes side by side; in development only, at `/gallery`.
 * Iframes, because a document takes its theme from the iframe's `color-scheme`.
 * The router takes its `lazy` pages by the name `Component`.
 */
export function Component() {
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      {themes.map((theme) => (
        <iframe
          key={theme}
          title={`Components, ${theme}`}
          src="/gallery/components"
          style={{ colorScheme: theme }}
          className="h-dvh w-full border-0"
        />
      ))}
    </main>
  );
}
