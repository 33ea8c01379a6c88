import { useEffect, useState } from 'react';
import { Button, Dialog } from '@courier/ui-kit/core';
import type { DraftShelf } from '../../api/draft-shelf';
import { useWording } from '../../copy';
import type { DraftHead } from '../../model/bench/draft';
import styles from './StartFromFile.module.css';
import { StartCard } from '../../panes/begin/StartCard';

interface StartFromFileProps {
  shelf: DraftShelf;
  onStart: (file: DraftHead) => void;
}

export function StartFromFile({ shelf, onStart }: StartFromFileProps) {
  const { t, dateTime } = useWording();
  const [files, setFiles] = useState<readonly DraftHead[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isShown = true;
    void shelf.heads('file').then((heads) => {
      if (isShown) setFiles(heads);
    });
    return () => {
      isShown = false;
    };
  }, [shelf]);
  if (files.length === 0) return null;
  return (
    <>
      <StartCard
        icon="history"
        title={t('start.open')}
        text={t('start.text')}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} title={t('start.open')} onClose={() => setOpen(false)}>
        <p>{t('start.note')}</p>
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <Button
                onClick={() => {
                  setOpen(false);
                  onStart(file);
                }}
              >
                <bdi>{file.name}</bdi>
              </Button>
              <span>
                {t('history.rows', { count: file.rowCount })} · {dateTime(Math.round(file.savedAt / 1000))}
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
