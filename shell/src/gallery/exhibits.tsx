import type { ReactNode } from 'react';
import type * as ui from 'shared/ui';
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  ExternalLink,
  Highlighted,
  Portrait,
  RetryButton,
  ShowMoreList,
  Skeleton,
} from 'shared/ui';
import { ButtonExhibit, ButtonLinkExhibit } from './exhibits/ButtonExhibit.tsx';
import { DialogExhibit } from './exhibits/DialogExhibit.tsx';
import {
  NumberFieldExhibit,
  SearchFieldExhibit,
  SelectExhibit,
  SwitchExhibit,
} from './exhibits/FieldExhibits.tsx';
import { IconExhibit } from './exhibits/IconExhibit.tsx';
import { ProgressExhibit } from './exhibits/ProgressExhibit.tsx';
import { SidePanelExhibit } from './exhibits/SidePanelExhibit.tsx';
import { TabsExhibit } from './exhibits/TabsExhibit.tsx';
import { ToasterExhibit } from './exhibits/ToasterExhibit.tsx';
import { TooltipExhibit } from './exhibits/TooltipExhibit.tsx';

type Exported = keyof typeof ui;

/** Components have a capital; these are parts of another, or have no look of their own. */
type Component = Exclude<
  Exported extends infer Name extends string
    ? Name extends Capitalize<Name>
      ? Name
      : never
    : never,
  'SectionScope' | 'Tab' | 'TabList' | 'TabPanel'
>;

/** One exhibit for each component: a new one does not compile before it is shown here. */
export const exhibits: Record<Component, ReactNode> = {
  Badge: (
    <p className="flex flex-wrap gap-3">
      <Badge tone="accent">accent</Badge>
      <Badge tone="neutral">neutral</Badge>
      <Badge tone="success">success</Badge>
      <Badge tone="warning">warning</Badge>
      <Badge tone="danger">danger</Badge>
    </p>
  ),
  Button: <ButtonExhibit />,
  ButtonLink: <ButtonLinkExhibit />,
  Card: (
    <div className="grid gap-5 sm:grid-cols-2">
      <Card>A surface with a hairline</Card>
      <Card interactive>Interactive: the hairline takes the accent’s colour</Card>
    </div>
  ),
  Dialog: <DialogExhibit />,
  EmptyState: (
    <EmptyState title="Nessun corso trovato">
      Non sono ancora disponibili dispense per il terzo anno.
    </EmptyState>
  ),
  ErrorState: (
    <ErrorState title="Impossibile caricare le guide" onRetry={() => {}}>
      Il resto del sito funziona.
    </ErrorState>
  ),
  ExternalLink: (
    <ExternalLink href="https://example.com" variant="outline">
      Opens in a new tab
    </ExternalLink>
  ),
  ShowMoreList: (
    <ShowMoreList
      items={['Una', 'Due', 'Tre', 'Quattro', 'Cinque']}
      step={2}
      more={(rest) => `Altre ${rest}`}
      className="flex flex-col gap-2"
    >
      {(name) => (
        <li key={name} tabIndex={-1}>
          {name}
        </li>
      )}
    </ShowMoreList>
  ),
  Highlighted: (
    <p>
      <Highlighted text="Università, economia e diritto" words={['universita', 'diritto']} />
    </p>
  ),
  Icon: <IconExhibit />,
  NumberField: <NumberFieldExhibit />,
  Portrait: (
    <p className="flex items-center gap-4">
      <Portrait name="Nome Cognome" src={null} />
      <Portrait name="Nome Cognome" src={null} size="sm" />
    </p>
  ),
  Progress: <ProgressExhibit />,
  RetryButton: <RetryButton onRetry={() => {}} />,
  SearchField: <SearchFieldExhibit />,
  Select: <SelectExhibit />,
  SidePanel: <SidePanelExhibit />,
  Skeleton: <Skeleton className="h-28 max-w-100" />,
  Switch: <SwitchExhibit />,
  Tabs: <TabsExhibit />,
  Toaster: <ToasterExhibit />,
  Tooltip: <TooltipExhibit />,
};
