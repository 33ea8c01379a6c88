import { Button, Icon } from '@courier/ui-kit/core';
import { Field, TextInput } from '@courier/ui-kit/input';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import { useDraft, useRequest } from '../request/request-scope';
import { useIntoView } from '../field/use-into-view';
import { useVoucher } from './use-voucher';
import styles from './VoucherField.module.css';

const MAX_LENGTH = 64;

export function VoucherField() {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const { type, apply, remove } = useRequest().voucher;
  const { shown, checking, problem } = useVoucher();
  const code = useDraft(({ voucherCode }) => voucherCode);
  const applied = useDraft(({ voucher }) => voucher);
  const counts = applied !== null && code.trim() === applied;
  const message = problem ?? (counts && !checking ? 'counts' : null);
  const place = useIntoView(message, message);
  if (!shown) return null;
  const words = {
    unavailable: errors('voucher.unavailable'),
    'get-failed': errors('voucher.error.get.message'),
    'not-valid': errors('voucher.error.validation.message'),
    'fee-expired': errors('voucher.error.validation.message'),
  };
  return (
    <div ref={place} data-field="voucher">
      <Field
        label={t('voucher.label')}
        optional
        error={problem ? words[problem] : undefined}
        success={counts && !checking ? t('voucher.counts') : undefined}
      >
        <TextInput
          icon="ticket"
          value={code}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onValueChange={type}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            void apply();
          }}
          end={
            counts ? (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('voucher.remove')}
                onClick={remove}
              >
                <Icon name="cross" size={16} />
              </button>
            ) : (
              <Button
                kind="quiet"
                size="s"
                busy={checking}
                disabled={code.trim() === ''}
                onClick={() => void apply()}
              >
                {t('voucher.apply')}
              </Button>
            )
          }
        />
      </Field>
    </div>
  );
}
