import type { BulkRow } from '@courier/api-client';
import type { SheetColumn } from '@courier/sheet-reader';
import { useWording } from '../../copy';
import { useProblemWords } from '../bench/view/use-problem-words';
import { toRowStatus } from '../../model/result/job-looks';
import { useShownCell } from '../bench/view/use-shown-cell';

export function useRowWords() {
  const { t, errors, money, dateTime } = useWording();
  const shown = useShownCell();
  const problemWords = useProblemWords();
  const formatDelivery = ({ delivery_type, preordered_for }: BulkRow['order']) => {
    if (delivery_type === 'instant') return t('delivery.instant');
    return preordered_for === null ? t('delivery.scheduled') : dateTime(preordered_for);
  };
  const formatRowError = ({ error, cell, refused_value = '' }: BulkRow) => {
    if (error === null) return '';
    const value = cell?.value ?? refused_value;
    const said = problemWords({ key: error, values: { value } }, value);
    if (!cell || cell.answers.length === 0) return said;
    const answers = cell.answers.map((answer) => shown(cell.column as SheetColumn, answer)).join(', ');
    return `${said} ${errors('cell.may-mean', { answers })}`;
  };
  return (row: BulkRow) => {
    const { status, order } = row;
    return {
      status: t(`rowStatus.${toRowStatus(status)}`),
      error: formatRowError(row),
      payment: shown('payment_method', order.payment_method),
      delivery: formatDelivery(order),
      fee: order.delivery_fee === null ? '–' : money(order.delivery_fee),
    };
  };
}
