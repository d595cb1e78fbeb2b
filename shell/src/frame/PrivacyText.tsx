import { siteConfig, useTranslation } from 'shared/runtime';
import { ForgetButton } from './ForgetButton.tsx';

interface PrivacyTextProps {
  /** Called when all that the device kept is forgotten. */
  onForgotten?: () => void;
}

/**
 * The privacy policy, about correspondence, in Italian; above it, translated, a note about the site, which says of
 * what it sends only what its configuration switches on.
 */
export function PrivacyText({ onForgotten }: PrivacyTextProps) {
  const { t } = useTranslation('privacy');
  const { association, email, address, healthShare, answerFeedback } = siteConfig();
  const owner = `${association}, ${address.slice(1).join(', ')}`;
  return (
    <div className="flex max-w-measure flex-col gap-4">
      <section className="rounded-card border border-hairline bg-surface p-5">
        <h3 className="pb-1 font-semibold">{t('noteTitle')}</h3>
        <div className="flex flex-col gap-2">
          <p>{t('note')}</p>
          {healthShare ? <p>{t('health')}</p> : null}
          <p>{t('assistant')}</p>
          {answerFeedback ? <p>{t('opinions')}</p> : null}
        </div>
        <ForgetButton onForgotten={onForgotten} />
      </section>
      <div lang="it" className="flex flex-col gap-4">
        <p className="text-quiet">Ultima modifica: 17 gennaio 2024</p>
        <h3 className="text-lg font-semibold">Chi tratta i dati</h3>
        <p>
          Titolare del trattamento è {owner}. Per ogni domanda sui tuoi dati scrivi a{' '}
          <a className="underline" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </p>
        <h3 className="text-lg font-semibold">Quali dati, e perché</h3>
        <p>
          Quando ci scrivi trattiamo soltanto il tuo indirizzo e ciò che contiene il messaggio. Li
          usiamo per risponderti, sulla base del tuo consenso e del nostro legittimo interesse a
          dare seguito alle richieste (articolo 6 del Regolamento UE 2016/679, GDPR). Non li
          vendiamo e non li comunichiamo a terzi, salvo obblighi di legge.
        </p>
        <h3 className="text-lg font-semibold">Per quanto tempo</h3>
        <p>
          Conserviamo la corrispondenza per il tempo che serve a risponderti e, in ogni caso, per
          non più di ventiquattro mesi.
        </p>
        <h3 className="text-lg font-semibold">I tuoi diritti</h3>
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
