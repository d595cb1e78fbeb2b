import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import type { Ref } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';

interface SearchInputProps {
  ref: Ref<HTMLInputElement>;
  onFocus: () => void;
}

/** The search field and the close button. */
export function SearchInput({ ref, onFocus }: SearchInputProps) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-hairline py-2 pr-2 pl-5 md:gap-3">
      <Icon name="search" className="size-5 shrink-0 text-quiet" />
      <Autocomplete.Input
        ref={ref}
        onFocus={onFocus}
        type="search"
        aria-label={t('search:title')}
        placeholder={t('search:placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        className="min-h-12 min-w-0 grow bg-transparent text-base text-ellipsis md:text-lg outline-none placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
      />
      <Dialog.Close
        aria-label={t('common:close')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft"
      >
        <Icon name="close" className="size-6" />
      </Dialog.Close>
    </div>
  );
}
