import { Field, MoneyInput, TextArea } from '@courier/ui-kit/input';
import { Icon } from '@courier/ui-kit/core';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { decimalSignOf } from '@courier/i18n/format';
import { LIMITS, currencySign } from '@courier/config';
import { isAmountOptional } from '@courier/api-client/order-rules';
import { NAMESPACE } from '../../../copy';
import { useRequest } from '../request/request-scope';
import { useField } from '../field/use-field';
import { LastGoods } from './LastGoods';
import { useBagWords } from './use-bag-words';
import styles from '../field/fields.module.css';

export function DescriptionField({ showsBag = false }: { showsBag?: boolean }) {
  const t = useCopy(NAMESPACE);
  const bag = useBagWords();
  const description = useField('orderDescription', 'description');
  const used = [...description.value].length;
  return (
    <div {...description.place}>
      <Field
        label={t('form.description')}
        optional
        error={description.error}
        isErrorQuiet={description.isErrorQuiet}
        end={<bdi dir="ltr">{t('form.counter', { used, limit: LIMITS.descriptionCharacters })}</bdi>}
        hint={
          showsBag ? (
            <span className={styles.bag}>
              <Icon name="box" size={14} />
              {bag}
            </span>
          ) : undefined
        }
      >
        <TextArea value={description.value} onValueChange={description.change} rows={2} />
      </Field>
      <LastGoods />
    </div>
  );
}

export function AmountField() {
  const t = useCopy(NAMESPACE);
  const { draft } = useRequest();
  const { country } = useLocaleState();
  const amount = useField('orderAmount', 'amount');
  return (
    <div {...amount.place}>
      <Field
        label={t('form.amount')}
        optional={isAmountOptional(country.country)}
        error={amount.error}
        isErrorQuiet={amount.isErrorQuiet}
      >
        <MoneyInput
          tall
          currency={currencySign(country)}
          decimals={country.decimals}
          decimalSign={decimalSignOf(country)}
          value={amount.value}
          onValueChange={(typed) => {
            amount.change(typed);
            draft.getState().setItemValueConfirmed(false);
          }}
        />
      </Field>
    </div>
  );
}
