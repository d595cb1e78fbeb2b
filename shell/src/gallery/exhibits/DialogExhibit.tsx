import { useState } from 'react';
import { Button, Dialog } from 'shared/ui';

export function DialogExhibit() {
  const [open, setOpen] = useState(false);
  return (
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
  );
}
