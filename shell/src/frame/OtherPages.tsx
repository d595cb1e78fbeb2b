import { useTranslation } from 'shared/runtime';
import { PaletteField } from '../search/PaletteField.tsx';
import { NavLinks } from './NavLinks.tsx';

/** The search and the other pages, where a page has nothing to show. */
export function OtherPages() {
  const { t } = useTranslation('shell');
  return (
    <div className="pt-10 print:hidden">
      <PaletteField />
      <nav aria-label={t('otherPages')} className="pt-6">
        <NavLinks className="flex flex-wrap gap-x-7 gap-y-1" />
      </nav>
    </div>
  );
}
