import type { ComponentType } from 'react';
import type { ViewReference } from 'shared/contract';
import { SectionScope } from 'shared/ui';
import { accentOf } from '../composition.ts';

/** A view in the scope of its section, with its accent. */
export function ViewScope({
  view,
  component: View,
}: {
  view: ViewReference;
  component: ComponentType;
}) {
  return (
    <SectionScope section={{ name: view.remote, accent: `accent-${accentOf(view)}` }}>
      <View />
    </SectionScope>
  );
}
