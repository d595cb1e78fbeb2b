import { siteConfig, useTranslation } from 'shared/runtime';
import { ForgetButton } from './ForgetButton.tsx';

interface PrivacyTextProps {
  /** Called when all that the device kept is forgotten. */
  onForgotten?: () => void;
}

/** What the site keeps, and where: one row each. */
const kept = [
  { row: 'language', place: 'device' },
  { row: 'pages', place: 'device' },
  { row: 'courses', place: 'device' },
  { row: 'kept', place: 'device' },
  { row: 'recent', place: 'device' },
  { row: 'destinations', place: 'device' },
  { row: 'grades', place: 'device' },
  { row: 'technical', place: 'device' },
  { row: 'tab', place: 'tab' },
  { row: 'assistant', place: 'server' },
  { row: 'opinions', place: 'server' },
  { row: 'health', place: 'server' },
] as const;

/**
 * The privacy policy, about correspondence, in Italian; above it, translated, a note about the site, which says of
 * what it sends only what its configuration switches on.
 */
export function PrivacyText({ onForgotten }: PrivacyTextProps) {
  const { t } = useTranslation('privacy');
  const { association, email, address } = siteConfig();
  const owner = `${association}, ${address.slice(1).join(', ')}`;
  return (
    <div className="flex flex-col gap-8">
      <section>
        <h3 className="pb-1 text-lg font-semibold">{t('noteTitle')}</h3>
        <p className="max-w-measure">{t('note')}</p>
        <ForgetButton onForgotten={onForgotten} />
        <KeptTable />
      </section>
      <div lang="it" className="flex max-w-measure flex-col gap-4 border-t border-hairline pt-6">
        <h3 className="text-lg font-semibold">Quando ci scrivi</h3>
        <p className="-mt-3 text-sm text-quiet">Ultima modifica: 17 gennaio 2024</p>
        <h4 className="font-semibold">Chi tratta i dati</h4>
        <p>
          Titolare del trattamento è {owner}. Per ogni domanda sui tuoi dati scrivi a{' '}
          <a className="underline" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </p>
        <h4 className="font-semibold">Quali dati, e perché</h4>
        <p>
          Quando ci scrivi trattiamo soltanto il tuo indirizzo e ciò che contiene il messaggio. Li
          usiamo per risponderti, sulla base del tuo consenso e del nostro legittimo interesse a
          dare seguito alle richieste (articolo 6 del Regolamento UE 2016/679, GDPR). Non li
          vendiamo e non li comunichiamo a terzi, salvo obblighi di legge.
        </p>
        <h4 className="font-semibold">Per quanto tempo</h4>
        <p>
          Conserviamo la corrispondenza per il tempo che serve a risponderti e, in ogni caso, per
          non più di ventiquattro mesi.
        </p>
        <h4 className="font-semibold">I tuoi diritti</h4>
        <p>
          Gli articoli da 15 a 22 del GDPR ti riconoscono il diritto di accedere ai tuoi dati, di
          farli correggere o cancellare, di limitarne il trattamento, di riceverli in un formato
          leggibile da un computer, di opporti al trattamento e di revocare in ogni momento il
          consenso. Per esercitarli basta un messaggio. Puoi inoltre proporre reclamo al Garante per
          la protezione dei dati personali.
        </p>
      </div>
    </div>
  );
}

/** On a phone each row is a block, whose cells carry the names of their columns. */
function KeptTable() {
  const { t } = useTranslation('privacy');
  const { healthShare, answerFeedback } = siteConfig();
  const isSent = { health: Boolean(healthShare), opinions: Boolean(answerFeedback) };
  const rows = kept.filter(({ row }) => !(row === 'health' || row === 'opinions') || isSent[row]);
  const columns = ['what', 'where', 'kept', 'delete'] as const;
  return (
    <table className="mt-4 block w-full text-sm md:table">
      <thead className="hidden md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b-2 border-brand py-2 pr-5 text-left">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(({ row, place }) => (
          <tr
            key={row}
            className="grid gap-1 border-b border-hairline py-4 md:table-row [&>td]:md:border-b [&>td]:md:border-hairline [&>td]:md:py-3 [&>td]:md:pr-5 [&>td]:md:align-top"
          >
            <td className="first-letter:uppercase md:w-1/2">{t(`rows.${row}.what`)}</td>
            <Cell name={t('columns.where')}>{t(`places.${place}`)}</Cell>
            <Cell name={t('columns.kept')}>{t(`rows.${row}.kept`)}</Cell>
            <Cell name={t('columns.delete')}>{t(`rows.${row}.delete`)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, children }: { name: string; children: string }) {
  return (
    <td className="text-quiet">
      <span className="font-semibold md:hidden">{name}: </span>
      {children}
    </td>
  );
}
