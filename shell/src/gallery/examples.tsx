import type { ReactNode } from 'react';
import type * as ui from 'shared/ui';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  ExternalLink,
  FollowFeed,
  Highlighted,
  Icon,
  iconNames,
  PhoneDisclosure,
  Portrait,
  Progress,
  RetryButton,
  ShareButton,
  ShowMoreList,
  Skeleton,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'shared/ui';
import { DisclosureExample } from './DisclosureExample.tsx';
import { inputExamples } from './inputExamples.tsx';
import { overlayExamples } from './overlayExamples.tsx';
import { WithState } from './WithState.tsx';

/** Components start with a capital. Those below are parts of another, or render nothing of their own. */
type Component = Exclude<
  keyof typeof ui extends infer Name extends string
    ? Name extends Capitalize<Name>
      ? Name
      : never
    : never,
  | 'LineDrawing'
  | `Panel${string}`
  | 'SectionScope'
  | `Tab${'' | 'List' | 'Panel'}`
  | 'WithoutScripts'
>;

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
/** One example for each component: without one, a new component does not compile. */
export const examples: Record<Component, ReactNode> = {
  ...inputExamples,
  ...overlayExamples,
  Badge: (
    <p className="flex flex-wrap gap-3">
      {(['accent', 'neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </p>
  ),
  Button: (
    <div className="flex flex-col gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {(['sm', 'default', 'lg'] as const).map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label={`${variant}, icon`}>
            <Icon name="download" />
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
    </div>
  ),
  ButtonLink: (
    <div className="flex flex-wrap items-center gap-3">
      {variants.map((variant) => (
        <ButtonLink key={variant} to="/gallery/components" variant={variant}>
          {variant}
        </ButtonLink>
      ))}
    </div>
  ),
  Card: (
    <div className="grid gap-5 sm:grid-cols-2">
      <Card>A surface with a hairline</Card>
      <Card interactive>Interactive: the hairline takes the accent’s colour</Card>
    </div>
  ),
  EmptyState: (
    <EmptyState title="Nessun corso trovato">
      Non sono ancora disponibili dispense per il terzo anno.
    </EmptyState>
  ),
  Disclosure: <DisclosureExample />,
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
  FollowFeed: <FollowFeed path="/" name="Linea" />,
  Highlighted: (
    <p>
      <Highlighted text="Università, economia e diritto" words={['universita', 'diritto']} />
    </p>
  ),
  Icon: (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-5">
      {iconNames().map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 text-xs text-quiet">
          <Icon name={name} className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
  PhoneDisclosure: (
    <PhoneDisclosure label="What else there is">
      {(collapsed) => <p className={collapsed}>On a phone this is collapsed; here it is not.</p>}
    </PhoneDisclosure>
  ),
  Portrait: (
    <p className="flex items-center gap-4">
      <Portrait name="Nome Cognome" src={null} />
      <Portrait name="Nome Cognome" src={null} size="sm" />
    </p>
  ),
  Progress: (
    <div className="flex max-w-100 flex-col gap-6">
      <WithState initial={3}>
        {(done, setDone) => (
          <>
            <Progress label="Scarico i file" value={done} max={8} valueText={`${done} di 8`} />
            <Button size="sm" variant="outline" onClick={() => setDone((done + 1) % 9)}>
              One more
            </Button>
          </>
        )}
      </WithState>
      <Progress label="Percentuale" value={62.5} />
      <Progress label="Preparo l’archivio" value={null} />
    </div>
  ),
  RetryButton: <RetryButton onRetry={() => {}} />,
  ShareButton: <ShareButton name="Linea" path="/" />,
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
  Skeleton: <Skeleton className="h-28 max-w-100" />,
  Tabs: (
    <Tabs defaultValue="input">
      <TabList>
        <Tab value="input">Inserimento Dati</Tab>
        <Tab value="results">Risultati</Tab>
        <Tab value="none" disabled>
          Disabled
        </Tab>
      </TabList>
      <TabPanel value="input" className="py-4">
        The arrows move between tabs.
      </TabPanel>
      <TabPanel value="results" className="py-4">
        The other panel.
      </TabPanel>
    </Tabs>
  ),
};
