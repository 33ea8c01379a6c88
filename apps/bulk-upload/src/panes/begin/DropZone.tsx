import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Button } from '@courier/ui-kit/core';
import { useErrorDetail, useWording } from '../../copy';
import { ACCEPTED_FILES } from '../../model/file/file-check';
import type { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import styles from './DropZone.module.css';
import { SheetDrawing } from './SheetDrawing';

interface DropZoneProps {
  text: string;
  /** Accessible name of the file field. */
  label: string;
  template: { download: () => void; isBusy: boolean };
  problem: UnreadableWorkbook | null;
  onChoose: (file: File) => void;
}

export function DropZone({ text, label, template, problem, onChoose }: DropZoneProps) {
  const { t } = useWording();
  const errorDetail = useErrorDetail();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Reset, so that the user can choose the same file again after correcting it.
    event.target.value = '';
    if (file) onChoose(file);
  }
  function dropped(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <section
      className={styles.zone}
      data-over={isOver || undefined}
      aria-labelledby="bulk-drop"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <SheetDrawing />
      <h2 id="bulk-drop">{isOver ? t('ask.release') : t('ask.title')}</h2>
      <p className={styles.text}>{text}</p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {errorDetail(problem)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" size="l" icon="upload" onClick={() => input.current?.click()}>
          {t('ask.choose')}
        </Button>
        <Button size="l" icon="download" busy={template.isBusy} onClick={template.download}>
          {t('ask.template')}
        </Button>
      </div>
      <input ref={input} type="file" hidden accept={ACCEPTED_FILES} aria-label={label} onChange={chosen} />
    </section>
  );
}
