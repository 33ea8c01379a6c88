import { LIMITS } from '@courier/config';
import type { ApiClient, Vendor } from '@courier/api-client';
import type { AnalyticsPort } from '@courier/shell-api';
import type { VendorsStore } from './vendors.store';

interface VendorServices {
  api: Pick<ApiClient, 'vendors' | 'parameters'>;
  store: VendorsStore;
  analytics: AnalyticsPort;
  /** Id of the one vendor an embedded session is about; null where the account's list is asked for. */
  singleVendorId: () => string | null;
  onFailure: (error: unknown, ofSingle: boolean) => void;
  onEmpty: () => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface VendorLoader {
  /** Loads the list; calls at the same time share one. Never rejects. */
  load(): Promise<void>;
  /** Looks every 200 ms whether the list is there. @throws the error of the failed call */
  ready(): Promise<readonly Vendor[]>;
}

export function createVendorLoader({
  api,
  store,
  analytics,
  singleVendorId,
  onFailure,
  onEmpty,
}: VendorServices): VendorLoader {
  let running: Promise<void> | null = null;
  let isAskingToggle = false;

  async function run(): Promise<void> {
    if (store.getState().status === 'failed') store.setState({ status: 'loading', error: null });
    try {
      const only = singleVendorId();
      const list =
        only === null
          ? (await api.vendors.list()).result.vendors
          : [(await api.vendors.get({ params: { vendorId: only } })).result];
      store.setVendors(list);
      if (list.length === 0) onEmpty();
    } catch (error) {
      const isFirst = store.getState().status !== 'ready';
      store.setState({ error, ...(isFirst ? { status: 'failed' as const } : {}) });
      onFailure(error, singleVendorId() !== null);
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
      if (store.getState().status === 'loading') void this.load();
      while (store.state.get().status === 'loading') await pause(LIMITS.vendorLoadPollMs);
      const { status, vendors } = store.state.get();
      if (status !== 'ready') throw store.getState().error;
      return vendors;
    },
  };
}
