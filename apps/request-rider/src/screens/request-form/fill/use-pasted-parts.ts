import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { minutesOfDay, nowInMs } from '@courier/config';
import {
  areLanguageWordsLoaded,
  loadLanguageWords,
  readMessage,
  type PastedPart,
} from '@courier/message-reader';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { laterProblem } from '../../../model/form/delivery-time';
import { laterRules } from '../../../flow/form/later-rules';
import { usePaymentOptions } from '../payment/use-payment-options';
import { useRequest } from '../request/request-scope';

/** Loads the words of the country's languages; until then, and after a failure, the reader uses the common words. */
function useLanguageWords(country: string): boolean {
  const words = useQuery({
    queryKey: ['paste-words', country],
    queryFn: () => loadLanguageWords(country).then(() => true),
    enabled: !areLanguageWordsLoaded(country),
    staleTime: Infinity,
    retry: 1,
  });
  return areLanguageWordsLoaded(country) || words.isSuccess;
}

/** The values found by this country's rules; time and payment only if the form offers them. */
export function usePastedParts(text: string): readonly PastedPart[] {
  const { country } = useLocaleState();
  const offersLater = useFlag('pre_order');
  const { services, flow } = useRequest();
  const { offered } = usePaymentOptions();
  const ready = useLanguageWords(country.country);
  const found = useMemo(() => {
    // Also reads again when the words arrive.
    if (!ready && text === '') return [];
    const now = nowInMs();
    return readMessage(text, {
      country: country.country,
      phonePrefix: country.phonePrefix,
      decimals: country.decimals,
      currencyNames: [country.isoCurrency, country.currencyLabel],
      nowSeconds: Math.floor(now / 1000),
      minutesOfDay: minutesOfDay(now / 1000, country.timezone),
      today: new Intl.DateTimeFormat('en-CA', { timeZone: country.timezone }).format(now),
    });
  }, [country, text, ready]);
  const rules = laterRules(services.ports, flow);
  const isOffered = ({ field, value }: PastedPart) => {
    if (field === 'payment') return offered.some((method) => method === value);
    if (field !== 'time') return true;
    return value === 'ASAP' || (offersLater && laterProblem(Number(value), rules) === null);
  };
  return found.filter(isOffered);
}
