import { formatDistance } from './format/distance';
import { useCopy } from './use-copy';

interface PlaceDoubt {
  /** Straight-line distance from the shop in metres, if it is far. */
  distanceMetres: number | null;
  isSimilar: boolean;
  isApproximate: boolean;
}

interface AddressWords {
  /** Why a suggestion may be the wrong place. */
  note(doubt: PlaceDoubt): string;
  /** Why a text matches no place, with advice; undefined for other search states. */
  missingPlace(status: string): string | undefined;
}

/** @param locale for distances */
export function useAddressWords(locale: string): AddressWords {
  const t = useCopy('common');
  return {
    note({ distanceMetres, isSimilar, isApproximate }) {
      const reasons = [
        distanceMetres !== null && t('address.far', { distance: formatDistance(distanceMetres, locale) }),
        isSimilar && t('address.similar'),
        isApproximate && t('address.estimated'),
      ];
      return reasons.filter(Boolean).join(' ');
    },
    missingPlace: (status) =>
      status === 'link-without-place' || status === 'code-without-city' ? t(`address.${status}`) : undefined,
  };
}
