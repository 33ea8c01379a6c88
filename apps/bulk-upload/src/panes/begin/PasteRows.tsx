import { useRef, useState, type ChangeEvent } from 'react';
import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, TextArea } from '@courier/ui-kit/input';
import { useErrorDetail, useWording } from '../../copy';
import { ACCEPTED_TEXT_FILES } from '../../model/file/file-check';
import type { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import { StartCard } from './StartCard';

interface PasteRowsProps {
  /** Returns the error when the text is invalid, otherwise null. */
  onPaste: (name: string, text: string) => Promise<UnreadableWorkbook | null>;
  onFile: (file: File) => void;
}

export function PasteRows({ onPaste, onFile }: PasteRowsProps) {
  const { t, number } = useWording();
  const errorDetail = useErrorDetail();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<UnreadableWorkbook | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function pasteRows(name: string, pasted: string) {
    const refusal = await onPaste(name, pasted);
    setProblem(refusal);
    if (refusal === null) setOpen(false);
  }
  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setOpen(false);
    onFile(file);
  }

  return (
    <>
      <StartCard icon="paste" title={t('paste.open')} text={t('paste.from')} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        title={t('paste.open')}
        width={640}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button icon="upload" onClick={() => input.current?.click()}>
              {t('paste.csv')}
            </Button>
            <Button kind="primary" onClick={() => void pasteRows(t('paste.name'), text)}>
              {t('paste.use')}
            </Button>
          </>
        }
      >
        <p>
          {t('paste.text')}{' '}
          {t('paste.limit', {
            rows: number(WORKBOOK_LIMITS.rows),
            most: number(WORKBOOK_LIMITS.rows * LIMITS.bulkFilesAtOnce),
          })}
        </p>
        <Field label={t('paste.rows')} error={problem === null ? undefined : errorDetail(problem)}>
          <TextArea value={text} rows={10} onValueChange={setText} />
        </Field>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED_TEXT_FILES}
          aria-label={t('paste.csv')}
          onChange={chosen}
        />
      </Dialog>
    </>
  );
}
