import { useState } from 'react';
import { Button, Dialog } from '@courier/ui-kit/core';
import { Field, TextArea } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import { parseDelimited, pasteProblem } from '../../model/delimited';
import type { Sheet } from '../../model/sheet';

interface PasteRowsProps {
  onPaste: (name: string, sheet: Sheet) => void;
}

/** Takes rows that were copied from a spreadsheet, or CSV. */
export function PasteRows({ onPaste }: PasteRowsProps) {
  const { t, errors } = useWording();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const lines = parseDelimited(text);
  const problem = pasteProblem(lines);

  function use() {
    setAsked(true);
    const [heading, ...rows] = lines;
    if (problem !== null || !heading) return;
    setOpen(false);
    onPaste(t('paste.name'), {
      heading,
      rows: rows.map((cells, index) => ({ number: index + 2, cells })),
    });
  }

  return (
    <>
      <Button icon="paste" onClick={() => setOpen(true)}>
        {t('paste.open')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('paste.open')}
        width={640}
        onClose={() => setOpen(false)}
        footer={
          <Button kind="primary" onClick={use}>
            {t('paste.use')}
          </Button>
        }
      >
        <p>{t('paste.text')}</p>
        <Field label={t('paste.rows')} error={isAsked && problem !== null ? errors(problem) : undefined}>
          <TextArea value={text} rows={10} onValueChange={setText} />
        </Field>
      </Dialog>
    </>
  );
}
