import { useCopy } from '@courier/i18n';
import { useFieldWiring } from '../field/field-wiring';
import fieldStyles from '../field/field.module.css';
import { moneyText } from './money-text';

export interface MoneyInputProps {
  /** Text of the amount in major units, e.g. `640` or `6.4`; empty when nothing was typed. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country's label, e.g. `NT`. */
  currency: string;
  /** Digits after the point the country knows; 0 unless given. */
  decimals?: number;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  /** As high as a text area of two lines beside it, where there is room for both. */
  tall?: boolean;
}

/** An amount with its currency before it. The text is kept, so that half-typed amounts survive. */
export function MoneyInput({
  value,
  onValueChange,
  currency,
  decimals = 0,
  onBlur,
  tall = false,
  ...rest
}: MoneyInputProps) {
  const copy = useCopy('common');
  const { labelledBy: _, ...wiring } = useFieldWiring();
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
        value={value}
        onBlur={onBlur}
        onChange={(event) => onValueChange(moneyText(event.target.value, decimals))}
      />
    </span>
  );
}
