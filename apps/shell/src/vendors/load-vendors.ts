import { LIMITS } from '@courier/config';
import type { ApiClient, Vendor } from '@courier/api-client';
import type { AnalyticsPort } from '@courier/shell-api';
import type { VendorsStore } from './vendors.store';

interface VendorServices {
  api: Pick<ApiClient, 'vendors' | 'parameters'>;
  store: VendorsStore;
  analytics: AnalyticsPort;
  /** The only vendor of an embedded session; null if the account's list is loaded. */
  singleVendorId: () => string | null;
  onFailure: (error: unknown, ofSingle: boolean) => void;
  onEmpty: () => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface VendorLoader {
  /** Parallel calls share one request. Never rejects. */
  load(): Promise<void>;
  /** Polls every 200 ms until the list is loaded. @throws the error of the failed request */
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

  /** Loads whether the country offers the outlet switch; a failure only hides the switch. */
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
