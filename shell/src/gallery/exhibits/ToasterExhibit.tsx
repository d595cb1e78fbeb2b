import { toast } from 'shared/runtime';
import { Button, Toaster } from 'shared/ui';

export function ToasterExhibit() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() => toast.message({ title: 'A message', description: 'Said in passing.' })}
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
  );
}
