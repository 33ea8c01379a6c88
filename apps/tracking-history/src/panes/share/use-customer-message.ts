import type { Order } from '@courier/api-client';
import { useCopyIn, type UiLanguage } from '@courier/i18n';
import { useVendors } from '@courier/shell-api';
import { collectedFrom } from '../../model/board/pickup-position';

export function useCustomerMessage(order: Order, link: string, language: UiLanguage): string {
  const { vendors } = useVendors();
  const t = useCopyIn('tracking-history', language);
  const vendor = vendors.find(({ vendor_id }) => vendor_id === order.vendor_id);
  const shop = collectedFrom(order, vendor);
  const { name } = order.customer;
  return shop === '' ? t('share.textNameless', { name, link }) : t('share.text', { name, shop, link });
}
