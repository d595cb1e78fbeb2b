import { useTranslation } from 'shared/runtime';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useShare } from './useShare.ts';

interface ShareButtonProps {
  /** What is shared: the name of the course, the guide or the event. */
  name: string;
  /** The path of its page, with parameters and fragment. */
  path: string;
  /** Only its icon is seen, as in a list. */
  iconOnly?: boolean;
}

/** Shares a page of the site by the system's share sheet, or copies its link. */
export function ShareButton({ name, path, iconOnly = false }: ShareButtonProps) {
  const { t } = useTranslation('common');
  const share = useShare();
  const onClick = () => void share({ title: name, path });
  const label = `${t('share.action')}: ${name}`;
  if (iconOnly) {
    return (
      <button
        type="button"
        aria-label={label}
        onClick={onClick}
        className="relative z-1 grid size-9 shrink-0 place-items-center rounded-full text-quiet hover:bg-accent-soft hover:text-accent print:hidden noscript:hidden"
      >
        <Icon name="share" className="size-4.5" />
      </button>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={label}
      onClick={onClick}
      className="self-start print:hidden noscript:hidden"
    >
      <Icon name="share" className="size-4.5" />
      {t('share.action')}
    </Button>
  );
}
