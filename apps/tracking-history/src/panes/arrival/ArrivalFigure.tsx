import type { Order, Rider } from '@courier/api-client';
import { useFlag } from '@courier/shell-api';
import { describeArrival, isBeforeRider } from '../../model/board/arrival';
import { promiseNote, promiseWords } from './arrival-words';
import { figureWords } from './figure-words';
import { useWording } from '../../copy';
import { isLocated } from '../../model/board/rider-sighting';
import { SightingLine } from './SightingLine';
import { TroubleNote } from './TroubleNote';
import { useRiderTrouble } from './use-rider-trouble';
import styles from './ArrivalFigure.module.css';

interface ArrivalFigureProps {
  order: Order;
  rider: Rider | null;
  /** Metres to the rider's next stop. */
  remaining: number | null;
  nowSeconds: number;
}

export function ArrivalFigure({ order, rider: orderRider, remaining, nowSeconds }: ArrivalFigureProps) {
  const rider = orderRider && isLocated(orderRider) ? orderRider : null;
  const wording = useWording();
  const hidesBeforeRider = useFlag('order-pre-accepted-static-text');
  const arrival = describeArrival(order, nowSeconds);
  const promise = promiseWords(order, wording);
  const trouble = useRiderTrouble(order, rider, remaining, nowSeconds);
  if (hidesBeforeRider && isBeforeRider(order, nowSeconds)) {
    return (
      <>
        <p className={styles.instead}>{wording.t('detail.preAccepted')}</p>
        {promise !== null && <p className={styles.note}>{promiseNote(order, promise, wording)}</p>}
      </>
    );
  }
  const { label, value, note, isLate } = figureWords({ order, arrival, remaining, nowSeconds }, wording);
  return (
    <div className={styles.block}>
      <div className={styles.label}>{label}</div>
      <div className={styles.line}>
        <bdi dir="ltr" className={styles.figure}>
          {value}
        </bdi>
        <span className={isLate ? styles.late : styles.note}>{note}</span>
      </div>
      {arrival.kind === 'eta' && promise !== null && (
        <div className={styles.note}>{promiseNote(order, promise, wording)}</div>
      )}
      {rider && trouble?.kind !== 'silent' && (
        <SightingLine
          order={order}
          rider={rider}
          remaining={arrival.kind === 'eta' ? remaining : null}
          nowSeconds={nowSeconds}
        />
      )}
      {trouble && <TroubleNote trouble={trouble} />}
    </div>
  );
}
