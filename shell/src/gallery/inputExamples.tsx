import { NumberField, SearchField, Select, Switch } from 'shared/ui';
import { WithState } from './WithState.tsx';

const courses = ['Economia aziendale', 'Giurisprudenza', 'Scienze politiche'].map((label) => ({
  value: label,
  label,
}));
const course = { label: 'Corso di laurea', placeholder: 'Scegli il corso', options: courses };

/** Examples of what a visitor fills in. */
export const inputExamples = {
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
  Select: (
    <div className="grid gap-5 sm:grid-cols-2">
      <WithState<string | null> initial={null}>
        {(value, setValue) => <Select {...course} value={value} onChange={setValue} />}
      </WithState>
      <Select {...course} value={null} onChange={() => {}} disabled />
    </div>
  ),
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
};
