import { linesOfSheet, type Sheet } from '@courier/sheet-reader';
import { Field, Select } from '@courier/ui-kit/input';
import { useWording } from '../../../copy';

interface HeadingChoiceProps {
  sheet: Sheet;
  /** The sheet as read, whose lines are offered. */
  given: Sheet;
  onChoose: (headingNumber: number | null) => void;
}

const NONE = 'none';
/** Number of first lines offered as the heading. */
const OFFERED_LINES = 12;
const SHOWN_CELLS = 4;

export function HeadingChoice({ sheet, given, onChoose }: HeadingChoiceProps) {
  const { t } = useWording();
  const { headingNumber = 1 } = sheet;
  const lines = linesOfSheet(given)
    .slice(0, OFFERED_LINES)
    .map(({ number, cells }) => ({
      value: String(number),
      label: t('mapping.headingAt', {
        number,
        cells: cells
          .filter((cell) => cell !== '')
          .slice(0, SHOWN_CELLS)
          .join(' · '),
      }),
    }));
  return (
    <Field label={t('mapping.heading')}>
      <Select
        value={headingNumber === null ? NONE : String(headingNumber)}
        options={[...lines, { value: NONE, label: t('mapping.noHeading') }]}
        onValueChange={(value) => onChoose(value === NONE ? null : Number(value))}
      />
    </Field>
  );
}
