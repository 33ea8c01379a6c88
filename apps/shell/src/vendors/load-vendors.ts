import type { ApiClient, Vendor } from '@courier/api-client';
import type { AnalyticsPort } from '@courier/shell-api';
import { orderVendors } from './order-vendors';
import type { VendorsStore } from './vendors.store';

interface VendorServices {
  api: Pick<ApiClient, 'vendors' | 'parameters'>;
  store: VendorsStore;
  analytics: AnalyticsPort;
  onFailure: (error: unknown) => void;
  onEmpty: () => void;
}

export interface VendorLoader {
  /** Loads the list; calls at the same time share one. Never rejects. */
  load(): Promise<void>;
  /** Resolves once the list is there. @throws the error of the failed call */
  ready(): Promise<readonly Vendor[]>;
}

export function createVendorLoader({
  api,
  store,
  analytics,
  onFailure,
  onEmpty,
}: VendorServices): VendorLoader {
  let running: Promise<void> | null = null;
  let isAskingToggle = false;

  async function run(): Promise<void> {
    if (store.getState().status === 'failed') store.setState({ status: 'loading', error: null });
    try {
      const { result } = await api.vendors.list();
      store.setState({ status: 'ready', error: null, vendors: orderVendors(result.vendors) });
      if (result.vendors.length === 0) onEmpty();
    } catch (error) {
      const isFirst = store.getState().status !== 'ready';
      store.setState({ error, ...(isFirst ? { status: 'failed' as const } : {}) });
      onFailure(error);
    }
  }

  /** Whether the country lets a parent see its outlets' orders; silent, as the switch is simply not offered. */
  async function loadToggle(): Promise<void> {
    if (isAskingToggle) return;
    isAskingToggle = true;
    try {
      const { result } = await api.parameters.get({ params: { name: 'allOutletOrders' } });
      store.setState({ toggleOffered: result === 'true' });
    } catch (error) {
      analytics.trackError('all_outlet_orders_failed', error);
    } finally {
      isAskingToggle = false;
    }
  }

  return {
    load() {
      if (!store.getState().toggleOffered) void loadToggle();
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
    async ready() {
      if (store.getState().status === 'loading') await (running ?? this.load());
      const { status, vendors, error } = store.getState();
      if (status !== 'ready') throw error;
      return vendors;
    },
  };
}
