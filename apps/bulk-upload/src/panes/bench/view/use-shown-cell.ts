import { PAYMENT_METHODS } from '@courier/config';
import type { SheetColumn } from '@courier/sheet-reader';
import { useWording } from '../../../copy';

const DELIVERY_TYPES = ['instant', 'scheduled'] as const;

/** The text of a cell, with template words in the user's language. */
export function useShownCell(): (column: SheetColumn, text: string) => string {
  const { t, common } = useWording();
  return (column, text) => {
    if (column === 'payment_method') {
      const method = PAYMENT_METHODS.find((each) => each === text);
      return method ? common(`payment.${method}`) : text;
    }
    if (column !== 'delivery_type') return text;
    const type = DELIVERY_TYPES.find((each) => each === text);
    return type ? t(`delivery.${type}`) : text;
  };
}
