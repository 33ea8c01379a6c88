import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../copy';
import { CardBox } from './CardBox';

/** Letters instead of the scheme logos, which are not licensed. */
const LETTERS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  'american-express': 'AMEX',
  amex: 'AMEX',
  jcb: 'JCB',
  unionpay: 'UPAY',
  discover: 'DI',
  'diners-club': 'DC',
  maestro: 'MA',
};
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  discover: 'Discover',
  'diners-club': 'Diners Club',
  maestro: 'Maestro',
};

export function useSchemeName(): (scheme: string) => string {
  const t = useCopy(NAMESPACE);
  return (scheme) => NAMES[scheme] ?? t('card.other-scheme');
}

export function SchemeMark({ scheme }: { scheme: string | null }) {
  const name = useSchemeName();
  if (scheme === null) return null;
  return (
    <CardBox label={name(scheme)}>
      <span aria-hidden="true">{LETTERS[scheme] ?? '··'}</span>
    </CardBox>
  );
}
