import type { Answer } from '@courier/api-client/order-rules';
import type { SheetColumn } from '@courier/sheet-reader';
import { useWording } from '../../../copy';
import { useShownCell } from '../view/use-shown-cell';

interface ChoiceWordsProps {
  column: SheetColumn;
  choice: Answer;
}

/** The label of a button that writes a choice into a cell. An empty date or time means instant delivery. */
export function ChoiceWords({ column, choice: { text } }: ChoiceWordsProps) {
  const { t } = useWording();
  const shown = useShownCell();
  return (
    <span>
      {t('bench.use')} <bdi>{`“${text === '' ? t('delivery.instant') : shown(column, text)}”`}</bdi>
    </span>
  );
}
