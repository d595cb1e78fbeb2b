import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { reportError } from 'shared/runtime';

type Panel = ComponentType<{ id: string }>;

type PanelCode =
  | { step: 'waiting' }
  | { step: 'failed'; retry: () => void }
  | { step: 'ready'; Panel: Panel };

let loaded: Panel | undefined;

/** Fetches the panel's code; whoever is about to press the button has it sooner. */
export async function fetchPanel(): Promise<Panel> {
  loaded ??= (await import('../panel/ChatPanel.tsx')).default;
  return loaded;
}

/** The panel's code, fetched the first time that it is wanted and whenever it failed before. */
export function usePanelCode(wanted: boolean): PanelCode {
  const [code, setCode] = useState<'waiting' | 'failed' | 'ready'>('waiting');
  const load = useCallback(async () => {
    setCode('waiting');
    try {
      await fetchPanel();
      setCode('ready');
    } catch (cause) {
      reportError({ source: 'chat', message: 'The panel could not be loaded.', cause });
      setCode('failed');
    }
  }, []);

  useEffect(() => {
    if (wanted && !loaded) void load();
  }, [wanted, load]);

  if (loaded) return { step: 'ready', Panel: loaded };
  return code === 'failed' ? { step: 'failed', retry: () => void load() } : { step: 'waiting' };
}
