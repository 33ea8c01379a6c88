import { useMemo } from 'react';
import { useLocaleState } from '@courier/shell-api';
import { useNow } from '@courier/shell-api/hooks';
import { etaRange, pathLength, type LatLng } from '@courier/api-client/order-rules';
import { formatDateTime, formatDistance, formatTimeRange } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import type { Quote } from '../../../model/quote/quote';
import { NAMESPACE } from '../../../copy';
import { isChecking } from '../../../flow/machine/flow-view';
import { useDraft, useFlow } from '../request/request-scope';

export interface QuoteView {
  quote: Quote | null;
  /** True while the first quote of an address is loading. */
  loading: boolean;
  /** "15–18 min"; null when there is no estimate. */
  atShop: string | null;
  /** "14:36–14:44", or the chosen later time. */
  atDoor: string | null;
  rideMinutes: number | null;
  route: readonly LatLng[] | null;
  distance: string | null;
}

const HALF_A_MINUTE = 30;

export function useQuoteView(): QuoteView {
  const { locale, country } = useLocaleState();
  const common = useCopy('common');
  const t = useCopy(NAMESPACE);
  const quote = useFlow(({ context }) => context.quote);
  const loading = useFlow(isChecking);
  const later = useDraft(({ form }) => form.preordered_for);
  const now = useNow(HALF_A_MINUTE);

  return useMemo(() => {
    const route = quote && (quote.route ?? [quote.origin, quote.destination]);
    const metres = route && formatDistance(quote.distanceMetres ?? pathLength(route), locale);
    const distance = metres && quote.isEstimate ? t('docket.about', { distance: metres }) : metres;
    const times = quote?.estimations ?? null;
    const least = quote?.isFleetEstimate ? 0 : country.countryEtaMin;
    const shop = times && Math.max(times.pickUp, least);
    const ride = times && Math.max(1, Math.round(times.dropOff - times.pickUp));
    const range = (minutes: number) => {
      const { from, to } = etaRange(minutes);
      return { from: Math.max(from, least), to: Math.max(to, least) };
    };
    const door = shop !== null && ride !== null ? range(shop + ride) : null;
    const arrival =
      door && formatTimeRange(now + door.from * 60, now + door.to * 60, locale, country.timezone);
    return {
      quote,
      loading,
      route,
      distance,
      rideMinutes: ride,
      atShop: shop === null || later !== null ? null : common('duration.minutes-range', range(shop)),
      atDoor: later === null ? arrival : formatDateTime(later, locale, country.timezone),
    };
  }, [common, country, later, loading, locale, now, quote, t]);
}
