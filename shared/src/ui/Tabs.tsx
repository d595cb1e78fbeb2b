import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ComponentProps } from 'react';

/** Tabs; `value` names the selected one. */
export const Tabs = BaseTabs.Root;

export function TabList({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <BaseTabs.List
      activateOnFocus
      className={`flex flex-wrap gap-x-6 gap-y-1 border-b border-hairline ${className}`}
      {...props}
    />
  );
}

export function Tab(props: Omit<ComponentProps<typeof BaseTabs.Tab>, 'className'>) {
  return (
    <BaseTabs.Tab
      className="-mb-px min-h-11 border-b-3 border-transparent px-1 text-sm font-semibold text-quiet hover:text-ink data-[active]:border-accent data-[active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[active]:border-[Highlight] data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50"
      {...props}
    />
  );
}

export const TabPanel = BaseTabs.Panel;
