import { Docket } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useQuoteView } from './use-quote-view';
import { Arrival } from './Arrival';
import { FeeFigure } from './FeeFigure';
import { FeeHeld, FormerFee } from './FeeHeld';
import { FeeParts } from './FeeParts';
import { PlaceButton } from '../placing/PlaceButton';
import { Review } from '../review/Review';
import styles from './FeeDocket.module.css';

export function FeeDocket({ onPlace }: { onPlace(): void }) {
  const t = useCopy(NAMESPACE);
  const view = useQuoteView();
  return (
    <div className={styles.pinned}>
      <Docket
        label={t('docket.label')}
        foot={
          <div className={styles.foot}>
            <div className={styles.money}>
              <FeeFigure view={view} />
              <div className={styles.holding}>
                <FeeHeld />
                <FormerFee />
              </div>
            </div>
            <div className={styles.button}>
              <PlaceButton shortcut onPlace={onPlace} />
            </div>
          </div>
        }
      >
        <div className={styles.top}>
          <div className={styles.parts}>
            <FeeParts view={view} />
            <Review view={view} onPlace={onPlace} />
          </div>
          <span className={styles.rule} />
          <Arrival view={view} />
        </div>
      </Docket>
    </div>
  );
}
