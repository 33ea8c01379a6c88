import type { Ports } from '@courier/shell-api';
import { remoteStorage } from '@courier/shell-api/hooks';
import { createPendingPayments, type PendingPayments } from '../../model/payment/pending-payment';

export const openPendingPayments = (ports: Pick<Ports, 'storage'>): PendingPayments =>
  createPendingPayments(remoteStorage(ports).tab);
