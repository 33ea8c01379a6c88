import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';
import { countryOffers, METHOD_WORDS, type PaymentMethodRule } from '../rule-shapes/payment-method-rules';

/** A country in which no method is left takes no order. */
export function assessPaymentMethods({
  country,
  before,
  after,
}: Pick<RuleTransition<'payment-methods'>, 'country' | 'before' | 'after'>): Assessment {
  const [former, next] = [before ?? [], after].map(listSwitchedOff);
  const isNew = next?.length === METHOD_WORDS.length && former?.length !== METHOD_WORDS.length;
  return {
    effect: [],
    warnings: isNew ? [`all of ${country}: no payment method is left, so that no order can be placed`] : [],
  };
}

const listSwitchedOff = (rules: readonly PaymentMethodRule[]) =>
  METHOD_WORDS.filter((method) => countryOffers(rules, method) === false);
