import { useCopy } from '@courier/i18n';
import type { DecimalSign } from '@courier/i18n/format';
import { useState } from 'react';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { moneyText, moneyTyping } from './money-text';

export interface MoneyInputProps {
  /** Major units with a point, e.g. `640` or `6.4`; empty without input. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country's sign or label, e.g. `€`, `NT`. */
  currency: string;
  /** The country's decimals; 0 by default. */
  decimals?: number;
  /** Decimal sign of the country; a point by default. */
  decimalSign?: DecimalSign;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  /** As high as a two-line text area beside it. */
  tall?: boolean;
}

/**
 * An amount with currency. The text stays as typed until blur, then shows the parsed amount with the country's
 * decimal sign.
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
        value={isTyping ? typing : value.replace('.', decimalSign)}
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
