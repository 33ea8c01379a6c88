import { useCopy } from '@courier/i18n';
import { formatDateTime } from '@courier/i18n/format';
import { useLocaleState, useSession } from '@courier/shell-api';
import type { PasteField } from '@courier/message-reader';
import { NAMESPACE } from '../../../copy';

interface PartWords {
  fieldName(field: PasteField): string;
  shown(field: PasteField, value: string): string;
}

export function usePartWords(): PartWords {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { locale, country } = useLocaleState();
  const isGuest = useSession().mode === 'GUEST';
  const names: Record<PasteField, string> = {
    name: t(isGuest ? 'guest.recipient-name' : 'form.name'),
    phone: t('form.phone'),
    address: t('places.deliver-to'),
    unit: t('form.unit'),
    description: t('form.description'),
    amount: t('form.amount'),
    payment: t('form.payment'),
    time: t('form.time'),
    notes: t('form.notes'),
  };
  return {
    fieldName: (field) => names[field],
    shown: (field, value) => {
      if (field === 'payment') return common(`payment.${value as 'PAID'}`);
      if (field !== 'time') return value;
      return value === 'ASAP' ? t('time.asap') : formatDateTime(Number(value), locale, country.timezone);
    },
  };
}
