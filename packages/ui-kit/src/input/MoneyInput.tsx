import { useCopy } from '@courier/i18n';
import type { DecimalSign } from '@courier/i18n/format';
import { useState } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { moneyText, moneyTyping } from './money-text';

export interface MoneyInputProps {
  /** The amount in major units with a point, e.g. `640` or `6.4`; empty when nothing was typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country's label, e.g. `NT`. */
  currency: string;
  /** Digits after the point the country knows; 0 unless given. */
  decimals?: number;
  /** Decimal sign of the country; a point by default. */
  decimalSign?: DecimalSign;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  /** As high as a text area of two lines beside it, where there is room for both. */
  tall?: boolean;
}

/**
 * An amount with its currency before it. What is typed stays as it is typed; once the field is left it shows how that
 * was understood.
 */
export function MoneyInput({
  value,
  onValueChange,
  currency,
  decimals = 0,
  decimalSign = '.',
  onBlur,
  tall = false,
  ...rest
}: MoneyInputProps) {
  const copy = useCopy('common');
  const { labelledBy: _, ...wiring } = useFieldWiring();
  const [typing, setTyping] = useState('');
  const isTyping = typing !== '' && moneyText(typing, decimals, decimalSign) === value;
  return (
    <span
      className={`${fieldStyles.box} ${wiring['aria-invalid'] ? fieldStyles.invalid : ''} ${tall ? fieldStyles.tall : ''}`}
    >
      <span className={fieldStyles.currency} role="img" aria-label={copy('input.currency', { currency })}>
        {currency}
      </span>
      <input
        {...rest}
        {...wiring}
        className={`${fieldStyles.input} ${fieldStyles.money}`}
        dir="ltr"
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={isTyping ? typing : value}
        onBlur={() => {
          setTyping('');
          onBlur?.();
        }}
        onChange={(event) => {
          const typed = moneyTyping(event.target.value);
          setTyping(typed);
          onValueChange(moneyText(typed, decimals, decimalSign));
        }}
      />
    </span>
  );
}
