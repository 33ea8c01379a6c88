import { CHARGE_LABELS } from './charge-labels.ts';
import type { LocaleText, Pair, WordingProblem } from './wording.types.ts';

/** Texts of different acts or states that one word made equal in some language. */
const DIFFERENT: Pair[] = [
  ['bulk-upload:result.placed', 'i18n-order-status:delivered'],
  ['bulk-upload:rowStatus.ORDER_PLACEMENT_SUCCESS', 'rider:door.delivered'],
  ['bulk-upload:status.ORDER_PLACEMENT_SUCCESS', 'i18n-order-status:delivered'],
  ['i18n-errors:order.created', 'public-tracking:cancelled.failed-text'],
  ['tracking-history:list.requestRider', 'tracking-history:control.callRider'],
  ['tracking-history:list.requestRider', 'tracking-history:actions.callRider'],
  ['tracking-history:payment.PAYMENT_ON_DELIVERY', 'tracking-history:evidence.proof.pickup'],
  ['request-rider:payment.pay-at-pickup', 'i18n-common:payment.CASH_ON_DELIVERY'],
  ['i18n-order-status:picked-up', 'i18n-order-status:delivered'],
  ['public-tracking:way.collected', 'public-tracking:way.arrived'],
  ['public-tracking:status.picked-up', 'public-tracking:status.delivered'],
  ['i18n-order-status:near-customer', 'tracking-history:sentence.shop.delivered'],
  ['public-tracking:pin.title', 'public-tracking:proposal.the-pin'],
  ['tracking-history:detail.atDoor', 'tracking-history:detail.toGo'],
  ['tracking-history:detail.cancel', 'i18n-order-status:cancelled'],
  ['tracking-history:cancelFact.notNow', 'tracking-history:alerts.notNow'],
  ['tracking-history:cancelFact.notNow', 'shell:help.later'],
  ['tracking-history:cancelFact.notYet', 'tracking-history:cancelFact.notNow'],
  ['request-rider:time.later', 'shell:help.later'],
  ['tracking-history:sentence.shop.accepted', 'tracking-history:sentence.shop.picked-up'],
  ['shell:account.guest', 'bulk-upload:rows.customer'],
  ['rider:title', 'public-tracking:cancelled.by-user'],
  ['i18n-common:payment.NONE', 'tracking-history:cost.free'],
  ['rider:offer.decline', 'rider:action.cancel'],
  ['i18n-errors:session.disconnected', 'public-tracking:problem.offline-title'],
];

/** Texts of the same thing in two places. */
const EQUAL: Pair[] = [
  ['tracking-history:actions.cancel', 'tracking-history:dialog.confirm'],
  ['tracking-history:detail.notSeen', 'tracking-history:map.stale'],
  ['tracking-history:detail.promised', 'tracking-history:evidence.promised'],
  ['i18n-common:action.log-out', 'shell:account.log-out'],
  ...CHARGE_LABELS,
];

const withoutPlaceholders = (text: string) => text.replace(/{{[^}]*}}/g, '{{}}');

/** Pairs of texts that are equal but must differ, or differ but must be equal. */
export function pairProblems(
  texts: Pick<LocaleText, 'key' | 'text'>[],
  pairs = { different: DIFFERENT, equal: EQUAL },
): WordingProblem[] {
  const byKey = new Map(texts.map(({ key, text }) => [key, withoutPlaceholders(text)]));
  const problem =
    (check: string, wanted: boolean) =>
    ([first, second]: Pair) => {
      const values = [byKey.get(first), byKey.get(second)];
      if (values.includes(undefined)) return [];
      return (values[0] === values[1]) === wanted ? [] : [{ key: first, check, what: `${second}` }];
    };
  return [
    ...pairs.different.flatMap(problem('must differ', false)),
    ...pairs.equal.flatMap(problem('must be equal', true)),
  ];
}

/** Keys of pairs that no English text has. */
export function unknownPairKeys(englishTexts: Pick<LocaleText, 'key'>[]): string[] {
  const keys = new Set(englishTexts.map(({ key }) => key));
  return [...DIFFERENT, ...EQUAL].flatMap(([first, second]) =>
    [first, second].filter((key) => !keys.has(key)),
  );
}
