import { toast } from 'shared/runtime';
import { AlertDialog, Button, Dialog, Icon, Toaster, Tooltip } from 'shared/ui';
import { SidePanelExample } from './SidePanelExample.tsx';
import { WithState } from './WithState.tsx';

/** Examples of what opens above the page. */
export const overlayExamples = {
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
  SidePanel: <SidePanelExample />,
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
