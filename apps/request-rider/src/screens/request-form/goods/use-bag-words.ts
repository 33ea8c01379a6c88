import { faqOf } from '@courier/config';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';

/** That it has to fit the delivery bag; how heavy it may be only in markets that say so. */
export function useBagWords(): string {
  const t = useCopy(NAMESPACE);
  const { maxWeightKg } = faqOf(useLocaleState().country.country);
  return maxWeightKg === undefined ? t('form.fits-bag') : t('form.fits-bag-to', { weight: maxWeightKg });
}
