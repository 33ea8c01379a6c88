import { formatDistance } from './format/distance';
import { useCopy } from './use-copy';

/** What is doubtful about a suggested place; the fields of the api client's suggestions. */
interface PlaceDoubt {
  /** Straight-line distance from the shop where it is far; metres. */
  distanceMetres: number | null;
  isSimilar: boolean;
  isApproximate: boolean;
}

/** Sentences about suggested places in the reader's language. */
interface AddressWords {
  /** Why a suggestion may not be the place that is meant. */
  note(doubt: PlaceDoubt): string;
  /** Why a text names no place, with the way out; undefined for every other state of a search. */
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
