import { useCopy } from '@courier/i18n';
import { formatList } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import { missingProofs, wantedProofs } from '../model/missing-proofs';
import type { Stop } from '../model/stage';
import { readStatedCash } from '../model/stated-cash';
import { CashAtDoor } from './CashAtDoor';
import { Check } from './Check';
import { PhotoButton } from './PhotoButton';
import { RiderFrame } from './RiderFrame';
import styles from './rider.module.css';
import { SignaturePad } from './SignaturePad';
import { UnsentList } from './UnsentList';
import { useRiderApp } from './use-rider-app';

const PIN_LENGTH = 4;

interface DoorPaneProps {
  stop: Stop;
  onProblem(): void;
}

/** At the door: cash, the proofs that the order asks for, and the end. */
export function DoorPane({ stop, onProblem }: DoorPaneProps) {
  const t = useCopy(NAMESPACE);
  const app = useRiderApp();
  const { country, locale } = useLocaleState();
  const { delivery, draft } = stop;
  const { isAgeChecked, pin, signature } = draft;
  const { dropoff, items } = delivery;
  const wanted = wantedProofs(delivery);
  const hasPhoto = stop.photos.includes('delivery');
  const cash = readStatedCash(draft, items, country.decimals);
  const missing = missingProofs(delivery, { ...draft, hasPhoto, hasCash: cash !== null });
  const deliver = () => {
    if (missing.length > 0) return;
    void app.report(stop, 'DELIVERED', {
      ...(wanted.includes('pin') ? { pin } : {}),
      ...(wanted.includes('signature') ? { signature } : {}),
      ...(wanted.includes('age') ? { age_checked: true } : {}),
      ...(wanted.includes('cash') ? cash : {}),
    });
  };
  return (
    <RiderFrame
      foot={
        <>
          <button
            type="button"
            className={styles['big']}
            data-main
            aria-disabled={missing.length > 0}
            onClick={deliver}
          >
            {t('door.delivered')}
            <small>
              {missing.length > 0
                ? t('door.missing', {
                    proofs: formatList(
                      missing.map((proof) => t(`proof.${proof}`)),
                      locale,
                    ),
                  })
                : t('door.ready')}
            </small>
          </button>
          <button type="button" className={styles['big']} onClick={onProblem}>
            {t('action.problem-or-return')}
          </button>
        </>
      }
    >
      <div className={styles['spread']}>
        <div>
          <h2 className={styles['heading']}>{dropoff.name}</h2>
          <p className={styles['address']}>{dropoff.address}</p>
        </div>
        {dropoff.phone_number !== undefined && (
          <a
            className={styles['photo']}
            href={`tel:${dropoff.phone_number}`}
            aria-label={t('action.call-customer', { name: dropoff.name ?? '' })}
          >
            <Icon name="phone" size={24} />
          </a>
        )}
      </div>
      {dropoff.notes !== '' && <div className={styles['note']}>{dropoff.notes}</div>}
      <div className={styles['section']}>
        {wanted.includes('cash') ? <CashAtDoor stop={stop} /> : <b>{t('door.paid')}</b>}
      </div>
      {wanted.includes('age') && (
        <div className={styles['section']}>
          <b>{t('door.age')}</b>
          <Check
            label={t('door.age-checked')}
            isOn={isAgeChecked}
            onChange={(isOn) => app.enter(stop, { isAgeChecked: isOn })}
          />
        </div>
      )}
      <div className={styles['section']}>
        <PhotoButton stop={stop} proof="delivery" label={t('door.photo')} />
      </div>
      {wanted.includes('pin') && (
        <label className={`${styles['section']} ${styles['field']}`}>
          <b>{t('door.pin')}</b>
          <input
            className={styles['input']}
            data-digits
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_LENGTH}
            value={pin}
            onChange={(event) => app.enter(stop, { pin: event.target.value.replace(/\D/g, '') })}
          />
          <span className={styles['label']}>{t('door.pin-hint')}</span>
        </label>
      )}
      {wanted.includes('signature') && (
        <div className={styles['section']}>
          <SignaturePad value={signature} onChange={(path) => app.enter(stop, { signature: path })} />
        </div>
      )}
      <UnsentList />
    </RiderFrame>
  );
}
