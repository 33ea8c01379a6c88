import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../copy';

const KNOWN_CODES = [
  'offline',
  'rider-pin-wrong',
  'rider-pin-locked',
  'rider-blocked',
  'rider-invitation-ended',
  'offer-taken',
  'offer-ended',
] as const;

/** The sentence for the code of a failed action. */
export function useProblemText(): (code: string) => string {
  const t = useCopy(NAMESPACE);
  return (code) => t(`failed.${KNOWN_CODES.find((one) => one === code) ?? 'other'}`);
}
