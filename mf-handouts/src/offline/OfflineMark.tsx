import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { useIsStored } from './offlineStore.ts';
import { fileKey } from './storedFiles.ts';

/** Marks a file whose PDF is stored on this device. */
export function OfflineMark({ file }: { file: HandoutFile }) {
  const { t } = useTranslation('myCourses');
  if (!useIsStored(fileKey(file))) return null;
  return (
    <span className="text-accent">
      <Icon name="check" className="size-4" />
      <span className="sr-only">{t('offline.file')}</span>
    </span>
  );
}
