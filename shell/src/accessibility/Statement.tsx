import { siteConfig, useTranslation } from 'shared/runtime';

const tested = ['automatic', 'keyboard', 'text', 'colours', 'motion', 'names'] as const;
const open = ['readers', 'browsers', 'files', 'elsewhere', 'privacy'] as const;

/** The statement's content; update it when the tested features change. */
export default function Statement() {
  const { t } = useTranslation('accessibility');
  const { email } = siteConfig();
  return (
    <div className="flex max-w-measure flex-col gap-12">
      <section>
        <h2 className="pb-3 text-xl font-extrabold">{t('level.title')}</h2>
        <p>{t('level.text')}</p>
      </section>
      <Points title={t('tested.title')} points={tested.map((key) => t(`tested.${key}`))} />
      <Points title={t('open.title')} points={open.map((key) => t(`open.${key}`))} />
      <section>
        <h2 className="pb-3 text-xl font-extrabold">{t('contact.title')}</h2>
        <p>{t('contact.text')}</p>
        <p className="pt-3">
          <a
            className="inline-block py-2 font-semibold underline underline-offset-4"
            href={`mailto:${email}`}
          >
            {email}
          </a>
        </p>
      </section>
      <p className="text-sm text-quiet">{t('date')}</p>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="pb-3 text-xl font-extrabold">{title}</h2>
      <ul className="list-disc space-y-2 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
