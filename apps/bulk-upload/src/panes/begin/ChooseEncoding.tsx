import { useMemo, useState } from 'react';
import { cellsToPaste, decodeBytes, ENCODINGS, PREVIEW_BYTES } from '@courier/sheet-reader';
import { Button, PageFrame } from '@courier/ui-kit/core';
import { Field, Select } from '@courier/ui-kit/input';
import { useWording } from '../../copy';
import styles from './begin.module.css';
import { FirstRows } from './FirstRows';

interface ChooseEncodingProps {
  bytes: Uint8Array;
  found: string;
  onUse: (encoding: string) => void;
  onAskAgain: () => void;
}

const PREVIEW_ROWS = 12;

export function ChooseEncoding({ bytes, found, onUse, onAskAgain }: ChooseEncodingProps) {
  const { t } = useWording();
  const [encoding, setEncoding] = useState(found);
  const [heading = [], ...lines] = useMemo(
    () => cellsToPaste(decodeBytes(bytes.subarray(0, PREVIEW_BYTES), encoding)).slice(0, PREVIEW_ROWS),
    [bytes, encoding],
  );
  return (
    <PageFrame title={t('encoding.title')} note={t('encoding.text')}>
      <div className={styles.choice}>
        <Field label={t('encoding.label')}>
          <Select
            value={encoding}
            options={ENCODINGS.map(({ code, name }) => ({ value: code, label: name }))}
            onValueChange={setEncoding}
          />
        </Field>
      </div>
      <div className={styles.preview}>
        <FirstRows heading={heading} rows={lines.map((cells, index) => ({ number: index + 2, cells }))} />
      </div>
      <p className={styles.answer}>
        <Button onClick={onAskAgain}>{t('another')}</Button>
        <Button kind="primary" onClick={() => onUse(encoding)}>
          {t('encoding.use')}
        </Button>
      </p>
    </PageFrame>
  );
}
