import { latinDigits } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { useReadable } from '@courier/shell-api';
import { usePublic } from '../public-context';
import type { Saying } from './saying';
import { TextField } from './TextField';

interface PhoneFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem?: Saying | undefined;
}

export function PhoneField({ onChange, ...props }: PhoneFieldProps) {
  const t = useCopy('public');
  const { country } = useReadable(usePublic().locale);
  const isInternational = props.value.trim().startsWith('+');
  return (
    <TextField
      {...props}
      onChange={(typed) => onChange(latinDigits(typed))}
      label={t('field.phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      {...(isInternational ? {} : { lead: country.phonePrefix })}
    />
  );
}
