import { useCopy, useErrorCopy } from '@courier/i18n';
import type { PaymentFault } from '../model/payment/payment-flow.types';
import { NAMESPACE } from '../copy';

export function usePaymentWords(): (fault: PaymentFault) => { title: string; text: string } {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const errorCopy = useErrorCopy();
  return ({ kind, translationKey }) => {
    const kept = t('fault.kept');
    const reason = (fallback: string) =>
      translationKey && translationKey !== 'general' ? errorCopy(translationKey, 'http') : fallback;
    return {
      init: { title: errors('error.payment.init'), text: reason(kept) },
      'intent-creation': { title: errors('error.payment.intent-creation'), text: reason(kept) },
      'fee-changed': { title: errors('error.fee.changed'), text: kept },
      recompute: { title: errors('error.fee.recompute'), text: kept },
      refused: { title: errorCopy(translationKey, 'error.payment.declined'), text: t('pay.not-charged') },
      unanswered: { title: t('pay.unanswered'), text: t('pay.unanswered-text') },
      ended: { title: errors('error.payment.ended'), text: t('pay.not-charged') },
      abandoned: { title: t('pay.abandoned'), text: t('pay.not-charged') },
      'redirect-refused': { title: t('pay.redirect-refused'), text: t('pay.not-charged') },
      refunded: { title: t('pay.refunded'), text: t('pay.refunded-text') },
      'not-refunded': { title: t('pay.not-refunded'), text: t('pay.not-refunded-text') },
      'not-cancelled': { title: t('pay.not-cancelled'), text: t('pay.not-cancelled-text') },
      'not-verified': { title: t('pay.not-verified'), text: t('pay.not-verified-text') },
    }[kind];
  };
}
