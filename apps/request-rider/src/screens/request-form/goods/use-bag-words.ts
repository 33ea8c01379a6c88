import { countryFaq } from '@courier/config';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';

/** The order must fit the delivery bag; some markets add a weight limit. */
export function useBagWords(): string {
  const t = useCopy(NAMESPACE);
  const { maxWeightKg } = countryFaq(useLocaleState().country.country);
  return maxWeightKg === undefined ? t('form.fits-bag') : t('form.fits-bag-to', { weight: maxWeightKg });
}
