import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from '@courier/shell-api';
import { loadPhoneRule } from './phone-rule';

const nothingIsOne = () => false;

/** The check returns false until the number tables are loaded, which starts when the user types digits. */
export function usePhoneRule(typed: string): (text: string) => boolean {
  const { country } = useLocaleState().country;
  const { data } = useQuery({
    queryKey: ['phone-rule', country],
    queryFn: async () => ({ isPossible: await loadPhoneRule(country) }),
    enabled: /\p{Nd}/u.test(typed),
    staleTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });
  return data?.isPossible ?? nothingIsOne;
}
