import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import type { FeePart } from '../../../model/quote/quote';

/**
 * Names a line of a fee.
 * @param distance shown beside the distance fee, such as "2.4 km"
 */
export function usePartLabel(distance?: string): (part: Pick<FeePart, 'kind' | 'name'>) => string {
  const t = useCopy(NAMESPACE);
  const labels: Readonly<Record<string, string>> = {
    base: t('docket.base'),
    distance: distance === undefined ? t('fee-changed.distance') : t('docket.distance', { distance }),
    minimum: t('docket.minimum'),
    surcharge: t('docket.surcharge'),
    cash: t('docket.cash'),
    tax: t('docket.tax'),
    rounding: t('docket.rounding'),
  };
  return ({ kind, name }) => name || (labels[kind] ?? t('docket.other'));
}
