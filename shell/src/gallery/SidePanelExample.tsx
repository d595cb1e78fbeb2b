import { useRef, useState } from 'react';
import { Button, SidePanel } from 'shared/ui';

/** The panel beside other content. */
export function SidePanelExample() {
  const [open, setOpen] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLParagraphElement>(null);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <Button ref={opener} onClick={() => setOpen(true)}>
          Open beside
        </Button>
      </div>
      <div ref={setContainer} className="min-h-60" />
      <SidePanel
        open={open && container !== null}
        onClose={() => setOpen(false)}
        title="A panel"
        tools={<span className="px-2 text-sm text-quiet">Tools</span>}
        container={container}
        initialFocus={content}
        returnFocus={() => opener.current}
      >
        <p ref={content} tabIndex={-1} className="p-4 outline-none">
          The page beside it stays in use.
        </p>
      </SidePanel>
    </div>
  );
}
