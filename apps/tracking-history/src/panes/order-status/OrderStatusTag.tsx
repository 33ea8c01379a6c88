import type { Order } from '@courier/api-client';
import { StatusTag } from '@courier/ui-kit/core';
import { chooseAppearance } from './appearance';
import { statusWords } from './status-words';
import { useWording } from '../../copy';

export function OrderStatusTag({ order, nowSeconds }: { order: Order; nowSeconds: number }) {
  const wording = useWording();
  const { tone, icon } = chooseAppearance(order, nowSeconds);
  return (
    <StatusTag tone={tone} icon={icon} size="l">
      {statusWords(order, nowSeconds, wording)}
    </StatusTag>
  );
}
