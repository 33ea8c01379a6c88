import { useQuery } from '@tanstack/react-query';
import { latestOrdersOptions, orderBookOptions, ordersOf } from '@courier/api-client/queries';
import { useCopy } from '@courier/i18n';
import { useLocaleState, usePorts, useSession } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/core';
import { NAMESPACE } from '../../../copy';
import { findLastOrder } from '../../../model/last-goods';
import { useMoney } from '../fee/use-money';
import styles from '../field/fields.module.css';
import { useDraft, useRequest, useSender } from '../request/request-scope';

/** Fewer characters are no complete number. */
const LEAST_CHARACTERS = 6;

/** Offers goods and value of the customer's last order while both fields are empty. */
export function LastGoods() {
  const t = useCopy(NAMESPACE);
  const money = useMoney();
  const { api } = usePorts();
  const { draft, filling } = useRequest();
  const { phonePrefix } = useLocaleState().country;
  const { vendor_id: vendorId } = useSender();
  const isGuest = useSession().mode === 'GUEST';
  const { destinationPhoneNumber: phone, orderDescription, orderAmount } = useDraft(({ form }) => form);
  const isWanted =
    !isGuest && orderDescription === '' && orderAmount === '' && phone.length >= LEAST_CHARACTERS;
  const latest = useQuery({ ...latestOrdersOptions(api, vendorId), enabled: isWanted });
  const { data: book } = useQuery(orderBookOptions());
  const last = isWanted ? findLastOrder(ordersOf(book, latest.data?.ids ?? []), phone, phonePrefix) : null;
  if (!last) return null;
  const { description, amount } = last.order;
  const fillIn = () => {
    const { form } = draft.getState();
    filling.fill({ form: { ...form, orderDescription: description, orderAmount: String(amount) } });
  };
  return (
    <button type="button" className={styles.lastGoods} onClick={fillIn}>
      <Icon name="history" size={16} />
      <span>
        {t('form.last-goods')} <bdi>{description}</bdi> · <bdi dir="ltr">{money(amount)}</bdi>
      </span>
    </button>
  );
}
