import type { ComponentType } from 'react';
import type { RemoteName } from 'shared/contract';
import { SectionScope } from 'shared/ui';
import { sectionAccents } from '../composition.ts';

/** A view in the scope of its section, with the section's accent. */
export function ViewScope({
  remote,
  component: View,
}: {
  remote: RemoteName;
  component: ComponentType;
}) {
  return (
    <SectionScope section={{ name: remote, accent: `accent-${sectionAccents[remote]}` }}>
      <View />
    </SectionScope>
  );
}
