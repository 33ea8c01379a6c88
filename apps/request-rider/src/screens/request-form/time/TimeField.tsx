import { useState } from 'react';
import { Field, Segmented, TextInput } from '@courier/ui-kit/input';
import { useFlag, useLocaleState } from '@courier/shell-api';
import { formatDateTime } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import { firstLaterTime } from '../../../model/form/delivery-time';
import { NAMESPACE } from '../../../copy';
import { useFlow, useRequest } from '../request/request-scope';
import { useField } from '../field/use-field';
import { laterRules } from '../../../flow/form/later-rules';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import { LaterTime } from './LaterTime';

export function TimeField() {
  const t = useCopy(NAMESPACE);
  const offersLater = useFlag('pre_order');
  const { services, flow } = useRequest();
  const laterOnly = useFlow(({ context }) => context.laterOnly);
  const time = useField('preordered_for', 'time');
  const updating = useOrderToBeUpdated() !== null;
  const [justChosen, setJustChosen] = useState(false);
  const options = [
    { value: 'asap', label: t('time.asap'), icon: 'bolt' as const, disabled: laterOnly },
    ...(offersLater ? [{ value: 'later', label: t('time.later'), icon: 'calendar' as const }] : []),
  ];
  if (updating) return <FixedTime at={time.value} />;
  return (
    <div data-field="time">
      <Field
        label={t('form.time')}
        error={time.value === null ? time.error : undefined}
        isErrorQuiet={time.isErrorQuiet}
        hint={time.value === null ? t('time.asap-hint') : undefined}
        group
      >
        <Segmented
          options={options}
          icons="roomy"
          value={time.value === null ? 'asap' : 'later'}
          onValueChange={(value: string) => {
            setJustChosen(value === 'later');
            time.change(value === 'later' ? firstLaterTime(laterRules(services.ports, flow)) : null);
          }}
        />
      </Field>
      {time.value === null ? null : (
        <LaterTime
          value={time.value}
          error={time.error}
          isErrorQuiet={time.isErrorQuiet}
          onChange={time.change}
          opened={justChosen}
        />
      )}
    </div>
  );
}

/** The promised time of an order, which an update keeps. */
function FixedTime({ at }: { at: number | null }) {
  const t = useCopy(NAMESPACE);
  const { locale, country } = useLocaleState();
  return (
    <Field label={t('form.time')} hint={t('update.fixed')}>
      <TextInput
        value={at === null ? t('time.asap') : formatDateTime(at, locale, country.timezone)}
        onValueChange={() => undefined}
        disabled
      />
    </Field>
  );
}
