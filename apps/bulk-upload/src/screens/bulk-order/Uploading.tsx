import { Button } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import type { FileFacts } from '../../flow/bulk-state';
import { FileHead } from '../../panes/steps/FileHead';
import styles from './Uploading.module.css';

interface UploadingProps {
  file: FileFacts;
  onCancel: () => void;
}

/** While the file travels and its rows are judged. */
export function Uploading({ file, onCancel }: UploadingProps) {
  const { t } = useWording();
  return (
    <div className={styles.screen}>
      <FileHead
        title={file.name}
        note={t('file.size', { size: Math.max(1, Math.round(file.bytes / 1024)) })}
        step="upload"
      />
      <div className={styles.middle} role="status">
        <span className={styles.bar} aria-hidden="true" />
        <strong>{t('upload.title')}</strong>
        <p>{t('upload.text')}</p>
        <Button onClick={onCancel}>{t('upload.cancel')}</Button>
      </div>
    </div>
  );
}
