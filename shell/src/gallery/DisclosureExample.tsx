import { Disclosure, PanelOption } from 'shared/ui';

/** A button with a panel below it. */
export function DisclosureExample() {
  return (
    <div className="relative">
      <Disclosure label="Segui" labelRest=" gli eventi" icon="calendar" align="left">
        {(close) => (
          <ul>
            <PanelOption label="Copia l’indirizzo" hint="del calendario" onClick={close} />
          </ul>
        )}
      </Disclosure>
    </div>
  );
}
