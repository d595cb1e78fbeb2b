import { useEffect, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import { useCountLoading } from '../federation/placesLoading.ts';
import { loadPalette } from './loadPalette.ts';

type Palette = Awaited<ReturnType<typeof loadPalette>>;

/** Whether the palette is wanted, and its code once it has come. One that does not come is said. */
export function usePalette() {
  const { t } = useTranslation(['shell', 'common']);
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<Palette>();
  const awaited = open && !Palette;
  useCountLoading(awaited);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language asks for nothing new.
  useEffect(() => {
    if (!awaited) return;
    let wanted = true;
    loadPalette().then(
      (palette) => setPalette(() => palette),
      (cause: unknown) => {
        reportError({ source: 'shell', message: 'The search did not load', cause });
        if (!wanted) return;
        setOpen(false);
        toast.error({ title: t('common:errorTitle'), description: t('shell:search.notLoaded') });
      },
    );
    return () => {
      wanted = false;
    };
  }, [awaited]);

  return { open, setOpen, Palette };
}
