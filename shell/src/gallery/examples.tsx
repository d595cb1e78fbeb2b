import type { ReactNode } from 'react';
import { toast } from 'shared/runtime';
import type * as ui from 'shared/ui';
import {
  AlertDialog,
  Badge,
  Button,
  ButtonLink,
  Card,
  Dialog,
  EmptyState,
  ErrorState,
  ExternalLink,
  FollowFeed,
  Highlighted,
  Icon,
  iconNames,
  NumberField,
  PhoneDisclosure,
  Portrait,
  Progress,
  RetryButton,
  SearchField,
  Select,
  ShareButton,
  ShowMoreList,
  Skeleton,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Toaster,
  Tooltip,
} from 'shared/ui';
import { DisclosureExample } from './DisclosureExample.tsx';
import { SidePanelExample } from './SidePanelExample.tsx';
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
const courses = ['Economia aziendale', 'Giurisprudenza', 'Scienze politiche'].map((label) => ({
  value: label,
  label,
}));
const course = { label: 'Corso di laurea', placeholder: 'Scegli il corso', options: courses };

/** One example for each component: without one, a new component does not compile. */
export const examples: Record<Component, ReactNode> = {
  AlertDialog: (
    <WithState initial={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Ask</Button>
          <AlertDialog
            open={open}
            onDismiss={() => setOpen(false)}
            title="A question"
            description="A click outside does not answer it; Esc does."
          >
            <Button onClick={() => setOpen(false)}>Yes</Button>
            <Button variant="outline" onClick={() => setOpen(false)}>
              No
            </Button>
          </AlertDialog>
        </>
      )}
    </WithState>
  ),
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
  Dialog: (
    <WithState initial={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title="A dialog"
            description="Esc and a click outside close it."
          >
            <p className="max-w-measure">
              Focus stays inside while it is open and returns to the button that opened it.
            </p>
          </Dialog>
        </>
      )}
    </WithState>
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
  NumberField: (
    <div className="grid gap-5 sm:grid-cols-2">
      <WithState initial="27,5">
        {(value, setValue) => (
          <NumberField
            label="Voto"
            min={18}
            max={31}
            hint="31 è 30 e lode."
            value={value}
            onChange={setValue}
          />
        )}
      </WithState>
      <NumberField
        label="Voto"
        min={18}
        max={31}
        error="Il voto va da 18 a 31."
        value="17"
        onChange={() => {}}
      />
    </div>
  ),
  PhoneDisclosure: (
    <PhoneDisclosure label="What else there is">
      {(folded) => <p className={folded}>On a phone this is folded; here it is not.</p>}
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
  SearchField: (
    <WithState initial="diritto">
      {(value, setValue) => (
        <SearchField
          label="Corso o nome del file"
          value={value}
          onChange={setValue}
          className="max-w-100"
        />
      )}
    </WithState>
  ),
  ShareButton: <ShareButton name="Linea" path="/" />,
  Select: (
    <div className="grid gap-5 sm:grid-cols-2">
      <WithState<string | null> initial={null}>
        {(value, setValue) => <Select {...course} value={value} onChange={setValue} />}
      </WithState>
      <Select {...course} value={null} onChange={() => {}} disabled />
    </div>
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
  SidePanel: <SidePanelExample />,
  Skeleton: <Skeleton className="h-28 max-w-100" />,
  Switch: (
    <div className="flex flex-wrap gap-8">
      <WithState initial={true}>
        {(checked, setChecked) => (
          <Switch checked={checked} onCheckedChange={setChecked}>
            Salva su questo dispositivo
          </Switch>
        )}
      </WithState>
      <Switch checked={false} onCheckedChange={() => {}} disabled>
        Disabled
      </Switch>
    </div>
  ),
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
  Toaster: (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() => toast.message({ title: 'A message', description: 'With a second line.' })}
      >
        Message
      </Button>
      <Button variant="outline" onClick={() => toast.success({ title: 'Download avviato' })}>
        Success
      </Button>
      <Button
        variant="destructive"
        onClick={() =>
          toast.error({ title: 'Errore', description: 'Impossibile caricare le dispense' })
        }
      >
        Destructive
      </Button>
      <Toaster />
    </div>
  ),
  Tooltip: (
    <Tooltip label="Scarica">
      <Button variant="outline" size="icon">
        <Icon name="download" />
      </Button>
    </Tooltip>
  ),
};
