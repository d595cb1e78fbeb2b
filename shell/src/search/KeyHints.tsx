import { useTranslation } from 'shared/runtime';
import { Key } from './Key.tsx';

/** The keyboard shortcuts of the palette. */
export function KeyHints() {
  const { t } = useTranslation('search');
  const hints = [
    { keys: ['↑', '↓'], does: t('keys.move') },
    { keys: [t('keys.enter')], does: t('keys.open') },
    { keys: ['Esc'], does: t('keys.close') },
  ];
  return (
    <p
      aria-hidden="true"
      className="hidden shrink-0 gap-6 border-t border-hairline px-5 py-3 text-xs text-quiet md:flex"
    >
      {hints.map(({ keys, does }) => (
        <span key={does} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
