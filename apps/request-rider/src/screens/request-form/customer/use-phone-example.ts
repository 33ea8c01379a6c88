import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from '@courier/shell-api';
import { loadPhoneExample } from '../../../api/phone-check';

/** An example mobile number of the country, isolated left-to-right; only the prefix until it is loaded. */
export function usePhoneExample(wanted: boolean): string {
  const { country, phonePrefix } = useLocaleState().country;
  const example = useQuery({
    queryKey: ['phone-example', country],
    queryFn: () => loadPhoneExample(country),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return `\u2066${example.data ?? `${phonePrefix} …`}\u2069`;
}
