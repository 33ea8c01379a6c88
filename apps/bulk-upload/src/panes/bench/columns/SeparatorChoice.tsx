import { useState } from 'react';
import { SEPARATORS, type Separator, type Sheet } from '@courier/sheet-reader';
import { Field, Select } from '@courier/ui-kit/input';
import { readText } from '../../../api/workbooks';
import { useErrorDetail, useWording } from '../../../copy';

interface SeparatorChoiceProps {
  text: string;
  /** The current sign; may be one that the file declares. */
  separator: string | undefined;
  onRead: (sheet: Sheet) => void;
}

const NAMES = { '\t': 'tab', ';': 'semicolon', '|': 'bar', ',': 'comma' } as const satisfies Record<
  Separator,
  string
>;

/** Splits the text of a sheet at another sign. */
export function SeparatorChoice({ text, separator, onRead }: SeparatorChoiceProps) {
  const { t } = useWording();
  const errorDetail = useErrorDetail();
  const [problem, setProblem] = useState<string>();
  async function splitAt(sign: string) {
    try {
      onRead(await readText(text, sign));
      setProblem(undefined);
    } catch (error) {
      setProblem(errorDetail(error));
    }
  }
  const isOther = !SEPARATORS.some((sign) => sign === separator);
  return (
    <Field label={t('mapping.separator')} error={problem}>
      <Select
        value={separator ?? ''}
        options={[
          ...SEPARATORS.map((sign) => ({ value: sign as string, label: t(`mapping.sign.${NAMES[sign]}`) })),
          ...(isOther && separator !== undefined ? [{ value: separator, label: separator }] : []),
        ]}
        onValueChange={(sign) => void splitAt(sign)}
      />
    </Field>
  );
}
