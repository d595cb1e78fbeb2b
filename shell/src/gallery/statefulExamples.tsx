import { type ReactNode, useState } from 'react';
import { toast } from 'shared/runtime';
import {
  AlertDialog,
  Button,
  Dialog,
  NumberField,
  Progress,
  SearchField,
  Select,
  SidePanel,
  Switch,
  Toaster,
} from 'shared/ui';

/** One piece of state for an example. */
function WithState<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** A button, and what it opens. */
function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const courses = ['Economia aziendale', 'Giurisprudenza', 'Scienze politiche'].map((label) => ({
  value: label,
  label,
}));
const missing = 'Impossibile caricare le dispense';
const nothing = { current: null };

/** Examples of what a visitor fills in, and of what opens above the page. */
export const statefulExamples = {
  AlertDialog: (
    <Opened>
      {(open, close) => (
        <AlertDialog
          open={open}
          onDismiss={close}
          title="A question"
          description="A click outside does not answer it; Esc does."
        >
          <Button onClick={close}>Yes</Button>
        </AlertDialog>
      )}
    </Opened>
  ),
  Dialog: (
    <Opened>
      {(open, close) => (
        <Dialog open={open} onOpenChange={close} title="A dialog" description="Esc closes it.">
          Focus stays inside while it is open and returns to the button that opened it.
        </Dialog>
      )}
    </Opened>
  ),
  NumberField: (
    <WithState initial="17">
      {(value, setValue) => (
        <NumberField
          label="Voto"
          min={18}
          max={30}
          error={Number(value) < 18 ? 'Il voto va da 18 a 30.' : undefined}
          value={value}
          onChange={setValue}
        />
      )}
    </WithState>
  ),
  Progress: (
    <WithState initial={3}>
      {(done, setDone) => (
        <div className="flex max-w-100 flex-col gap-6">
          <Progress label="Scarico i file" value={done} max={8} valueText={`${done} di 8`} />
          <Button size="sm" onClick={() => setDone((done + 1) % 9)}>
            One more
          </Button>
        </div>
      )}
    </WithState>
  ),
  SearchField: (
    <WithState initial="diritto">
      {(value, setValue) => (
        <SearchField label="Corso o nome del file" value={value} onChange={setValue} />
      )}
    </WithState>
  ),
  Select: (
    <WithState<string | null> initial={null}>
      {(value, setValue) => (
        <Select
          label="Corso di laurea"
          placeholder="Scegli il corso"
          options={courses}
          value={value}
          onChange={setValue}
        />
      )}
    </WithState>
  ),
  SidePanel: (
    <Opened>
      {(open, close) => (
        <SidePanel
          open={open}
          onClose={close}
          title="A sheet"
          tools="Tools"
          container={null}
          initialFocus={nothing}
          returnFocus={() => null}
        >
          On a wide screen it can fill a place beside the content instead.
        </SidePanel>
      )}
    </Opened>
  ),
  Switch: (
    <WithState initial={true}>
      {(checked, setChecked) => (
        <Switch checked={checked} onCheckedChange={setChecked}>
          Salva su questo dispositivo
        </Switch>
      )}
    </WithState>
  ),
  Toaster: (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.success({ title: 'Download avviato' })}>Success</Button>
      <Button
        variant="destructive"
        onClick={() => toast.error({ title: 'Errore', description: missing })}
      >
        Destructive
      </Button>
      <Toaster />
    </div>
  ),
};
