import { latinDigits } from '@courier/config';
import { useCopy } from '@courier/i18n';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/Icon';

export interface PhoneInputProps {
  /** Input with or without the country's prefix. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country's prefix, e.g. `+886`. */
  prefix: string;
  /** Groups the digits on blur, e.g. by libphonenumber once it has loaded. */
  format?: (value: string) => string;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  autoComplete?: string;
  onBlur?: () => void;
}

/** A phone number: the prefix as a chip, the digits always left-to-right. */
export function PhoneInput({
  value,
  onValueChange,
  prefix,
  format,
  autoComplete = 'off',
  onBlur,
  ...rest
}: PhoneInputProps) {
  const copy = useCopy('common');
  const { labelledBy: _, ...wiring } = useFieldWiring();
  const formatOnLeave = () => {
    const formatted = format?.(value);
    if (formatted !== undefined && formatted !== value) onValueChange(formatted);
    onBlur?.();
  };
  return (
    <span className={`${fieldStyles.box} ${wiring['aria-invalid'] ? fieldStyles.invalid : ''}`} dir="ltr">
      <span className={fieldStyles.prefix} role="img" aria-label={copy('input.phone-prefix', { prefix })}>
        <Icon name="phone" size={16} />
        <bdi dir="ltr">{prefix}</bdi>
      </span>
      <input
        {...rest}
        {...wiring}
        className={fieldStyles.input}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete={autoComplete}
        value={value}
        onBlur={formatOnLeave}
        onChange={(event) => onValueChange(latinDigits(event.target.value))}
      />
    </span>
  );
}
