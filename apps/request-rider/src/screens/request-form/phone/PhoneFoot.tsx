import { Button, Icon, keepToastsAbove } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { payableFee } from '../../../model/quote/voucher';
import { NAMESPACE } from '../../../copy';
import { useMoney } from '../fee/use-money';
import { useQuoteView } from '../fee/use-quote-view';
import { FeeFigure } from '../fee/FeeFigure';
import { FeeHeld, FormerFee } from '../fee/FeeHeld';
import { PlaceButton } from '../placing/PlaceButton';
import type { PhoneStep } from './phone-step';
import styles from './PhoneFoot.module.css';

interface PhoneFootProps {
  step: PhoneStep;
  onContinue(): void;
  onReview(): void;
  onPlace(): void;
}

export function PhoneFoot({ step, onContinue, onReview, onPlace }: PhoneFootProps) {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  const view = useQuoteView();
  const next = { where: onContinue, details: onReview };
  return (
    // Toasts appear above it, so that fee and button stay visible.
    <div ref={keepToastsAbove} className={styles.foot}>
      {(view.quote || view.loading) && (
        <div className={styles.figures}>
          <FeeFigure view={view} />
          {view.atDoor && (
            <div className={styles.door}>
              <div className={styles.label}>{t('docket.at-door')}</div>
              <bdi dir="ltr" className={styles.time}>
                {view.atDoor}
              </bdi>
            </div>
          )}
        </div>
      )}
      {step === 'review' ? (
        <PlaceButton fee={view.quote ? money(payableFee(view.quote)) : undefined} onPlace={onPlace} />
      ) : (
        <Button kind="primary" size="l" block data-press="main" onClick={next[step]}>
          {step === 'where' ? t('steps.to-details') : t('steps.to-review')}
          <Icon name="arrow-end" size={20} />
        </Button>
      )}
      {/* Reserves its space before the fee arrives: the button above must not move under a thumb. */}
      {(view.quote || view.loading) && (
        <div className={styles.held}>
          {view.quote && (
            <>
              <FeeHeld inline />
              <FormerFee />
            </>
          )}
        </div>
      )}
    </div>
  );
}
