import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { reportError } from 'shared/runtime';

type Panel = ComponentType<{ id: string }>;

let loaded: Panel | undefined;

/** Fetches the panel's code; whoever is about to press the button has it sooner. */
export async function fetchPanel(): Promise<Panel> {
  loaded ??= (await import('../panel/ChatPanel.tsx')).default;
  return loaded;
}

/**
 * The panel's code, from the first time that it is wanted.
 *
 * @param onFailure Is told when it cannot be loaded; wanting it again tries again.
 */
export function usePanelCode(wanted: boolean, onFailure: () => void): Panel | undefined {
  const [panel, setPanel] = useState<{ component: Panel } | undefined>(
    loaded && { component: loaded },
  );
  const load = useCallback(async () => {
    try {
      const component = await fetchPanel();
      setPanel({ component });
    } catch (cause) {
      reportError({ source: 'chat', message: 'The panel could not be loaded.', cause });
      onFailure();
    }
  }, [onFailure]);

  useEffect(() => {
    if (wanted && !panel) void load();
  }, [wanted, panel, load]);
  return panel?.component;
}
