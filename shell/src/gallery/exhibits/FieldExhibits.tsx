import { useState } from 'react';
import { NumberField, SearchField, Select, Switch } from 'shared/ui';

export function NumberFieldExhibit() {
  const [value, setValue] = useState('27,5');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        label="Voto"
        min={18}
        max={31}
        hint="31 è 30 e lode."
        value={value}
        onChange={setValue}
      />
      <NumberField
        label="Voto"
        min={18}
        max={31}
        error="Il voto va da 18 a 31."
        value="17"
        onChange={() => {}}
      />
    </div>
  );
}

export function SearchFieldExhibit() {
  const [value, setValue] = useState('diritto');
  return (
    <SearchField
      label="Corso o nome del file"
      value={value}
      onChange={setValue}
      className="max-w-100"
    />
  );
}

const courses = ['Economia aziendale', 'Giurisprudenza', 'Scienze politiche'].map((label) => ({
  value: label,
  label,
}));

export function SelectExhibit() {
  const [value, setValue] = useState<string | null>(null);
  const field = { label: 'Corso di laurea', placeholder: 'Scegli il corso', options: courses };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select {...field} value={value} onChange={setValue} />
      <Select {...field} value={null} onChange={setValue} disabled />
    </div>
  );
}

export function SwitchExhibit() {
  const [checked, setChecked] = useState(true);
  return (
    <div className="flex flex-wrap gap-8">
      <Switch checked={checked} onCheckedChange={setChecked}>
        Salva su questo dispositivo
      </Switch>
      <Switch checked={false} onCheckedChange={() => {}} disabled>
        Disabled
      </Switch>
    </div>
  );
}
