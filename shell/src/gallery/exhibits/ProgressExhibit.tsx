import { useState } from 'react';
import { Button, Progress } from 'shared/ui';

export function ProgressExhibit() {
  const [done, setDone] = useState(3);
  return (
    <div className="flex max-w-100 flex-col gap-6">
      <Progress label="Scarico i file" value={done} max={8} valueText={`${done} di 8`} />
      <Progress label="Percentuale" value={62.5} />
      <Progress label="Preparo l’archivio" value={null} />
      <div className="flex gap-3">
        <Button size="sm" variant="outline" onClick={() => setDone((count) => (count + 1) % 9)}>
          One more
        </Button>
      </div>
    </div>
  );
}
