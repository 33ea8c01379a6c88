import { formatDistance } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useWording } from '../../copy';
import type { BenchStore } from '../../flow/bench/create-bench';
import type { PlaceDoubt } from '../../model/places/place-doubt';
import type { PinReviewView } from './use-pin-review';

/** Why a pin has to be checked, in the user's language. */
export function useDoubtWords(store: BenchStore, { bench, doubts }: PinReviewView) {
  const { t } = useWording();
  const { locale } = useLocaleState();
  function describeDoubt(doubt: PlaceDoubt): string {
    const distance = 'metres' in doubt ? formatDistance(doubt.metres, locale) : '';
    switch (doubt.kind) {
      case 'elsewhere':
        return t('pins.elsewhere', { distance });
      case 'postal-code':
        return t('pins.postalCode', { written: doubt.written, found: doubt.found });
      case 'same-pin':
        return t('pins.samePin', { number: doubt.number });
      case 'apart':
        return t('pins.apart', { distance, number: doubt.number });
      case 'postal-area':
        return t('pins.postalArea', { distance });
      case 'far':
        return t('pins.far', { distance });
    }
  }
  return (index: number): string[] => {
    const row = bench.rows[index];
    if (!row) return [];
    const { certainty, isGuess } = store.findPlace(row);
    const evidence = (doubts.get(index) ?? []).map(describeDoubt);
    if (certainty === 'exact') return evidence;
    return [...evidence, isGuess ? t('pins.guess') : t(`map.${certainty}`)];
  };
}
