import { Button, FieldFault, MapView } from '@courier/ui-kit/core';
import { useLocaleState, useSession } from '@courier/shell-api';
import { LIMITS } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { useStore } from 'zustand';
import { NAMESPACE } from '../../../copy';
import { useDraft, useFlow, useRequest, useSender } from '../request/request-scope';
import { AddressSearchInput } from './AddressSearchInput';
import { OriginDetails } from './OriginDetails';
import { useIsProblemQuiet, useProblemText } from '../field/use-problem-text';
import { useWantedField } from '../field/use-wanted-field';
import { PendingPaymentNotice } from '../payment/PendingPaymentNotice';
import styles from './OriginForm.module.css';

/** Asks a vendor without coordinates for the pickup address once, before anything else. */
export function OriginForm() {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const common = useCopy('common');
  const { origin } = useRequest();
  const vendor = useSender();
  const { country, mapStyleUrl } = useLocaleState();
  const pickup = useDraft((state) => state.pickup);
  const looking = useStore(origin.lookup.state, ({ busy }) => busy);
  const placed = useFlow((snapshot) => snapshot.matches('AskForOriginAddressDetails'));
  const saving = useFlow((snapshot) => snapshot.matches({ AskForOriginAddressDetails: 'saving' }));
  const failed = useFlow(({ context }) => context.fault?.kind === 'origin-not-saved');
  const point = useFlow(({ context }) => context.pickup);
  const { name } = vendor.vendor_information;
  const guest = useSession().mode === 'GUEST';
  const addressError = useProblemText('address');
  const isAddressQuiet = useIsProblemQuiet('address');
  useWantedField(() => undefined);
  return (
    <div className={styles.page}>
      <section className={styles.form} aria-label={t('origin.title')}>
        <PendingPaymentNotice />
        <h1 className={styles.title}>{t('origin.title')}</h1>
        <p className={styles.text}>{guest ? t('guest.pickup') : t('origin.text', { name })}</p>
        <fieldset className={styles.fields} disabled={saving}>
          <div data-field="address">
            <AddressSearchInput
              field="ORIGIN_ADDRESS"
              label={t('origin.label')}
              typed={pickup.text}
              chosen={placed ? pickup.text : ''}
              lookup={origin.lookup}
              error={addressError}
              isErrorQuiet={isAddressQuiet}
              onType={origin.type}
              onClear={origin.clear}
            />
          </div>
          {/* Rendered at once, not after the look-up: the button below would move during a press. */}
          {(placed || looking) && (
            <>
              <OriginDetails />
              <p className={styles.text}>{t('origin.pin')}</p>
              {failed && (
                <FieldFault
                  text={errors('address.not-saved')}
                  action={common('action.try-again')}
                  run={origin.save}
                />
              )}
            </>
          )}
        </fieldset>
        {(placed || pickup.text !== '') && !failed && (
          <Button kind="primary" size="l" busy={saving} onClick={origin.save}>
            {saving ? t('origin.saving') : t('origin.save')}
          </Button>
        )}
      </section>
      <div className={styles.map}>
        <MapView
          label={t('map.twin-origin', { name })}
          center={point ?? country.mapCentre}
          zoom={LIMITS.mapZoom}
          dropoff={point ?? undefined}
          onDropoffMove={saving ? undefined : origin.movePin}
          styleUrl={mapStyleUrl}
        />
      </div>
    </div>
  );
}
