import { type ComponentType, useEffect } from 'react';
import type { ViewReference } from 'shared/contract';
import { SectionScope } from 'shared/ui';
import { accentOf } from '../composition.ts';

interface ViewScopeProps {
  view: ViewReference;
  component: ComponentType;
  onMount?: () => void;
}

/** A view in the scope of its section, with its accent. */
export function ViewScope({ view, component: View, onMount }: ViewScopeProps) {
  useEffect(() => onMount?.(), [onMount]);
  return (
    <SectionScope section={{ name: view.remote, accent: `accent-${accentOf(view)}` }}>
      <View />
    </SectionScope>
  );
}
