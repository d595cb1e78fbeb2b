import type { ReactNode } from 'react';
import type * as ui from 'shared/ui';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Disclosure,
  EmptyState,
  ErrorState,
  ExternalLink,
  FollowFeed,
  Highlighted,
  Icon,
  iconNames,
  PanelOption,
  PhoneDisclosure,
  Portrait,
  RetryButton,
  ShareButton,
  ShowMoreList,
  Skeleton,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tooltip,
} from 'shared/ui';
import { statefulExamples } from './statefulExamples.tsx';

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
  ...statefulExamples,
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
  ButtonLink: <ButtonLink to="/gallery/components">A link like a button</ButtonLink>,
  Card: <Card interactive>Interactive: the border takes the accent’s colour</Card>,
  EmptyState: <EmptyState title="Nessun corso trovato" />,
  Disclosure: (
    <div className="relative">
      <Disclosure label="Segui" labelRest=" gli eventi" icon="calendar">
        {(close) => (
          <ul>
            <PanelOption label="Copia l’indirizzo" onClick={close} />
          </ul>
        )}
      </Disclosure>
    </div>
  ),
  ErrorState: <ErrorState title="Impossibile caricare le guide" onRetry={() => {}} />,
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
  Portrait: <Portrait name="Nome Cognome" src={null} />,
  RetryButton: <RetryButton onRetry={() => {}} />,
  ShareButton: <ShareButton name="Linea" path="/" />,
  ShowMoreList: (
    <ShowMoreList
      items={['Una', 'Due', 'Tre']}
      step={2}
      more={(rest) => `Altre ${rest}`}
      className=""
    >
      {(name) => <li key={name}>{name}</li>}
    </ShowMoreList>
  ),
  Skeleton: <Skeleton className="h-28 max-w-100" />,
  Tabs: (
    <Tabs defaultValue="input">
      <TabList>
        <Tab value="input">Inserimento Dati</Tab>
        <Tab value="results">Risultati</Tab>
      </TabList>
      <TabPanel value="input">The arrows move between tabs.</TabPanel>
      <TabPanel value="results">The other panel.</TabPanel>
    </Tabs>
  ),
  Tooltip: (
    <Tooltip label="Scarica">
      <Button variant="outline" size="icon">
        <Icon name="download" />
      </Button>
    </Tooltip>
  ),
};
