import type { ApiClient, Vendor } from '@courier/api-client';
import type { PortalConfig } from '@courier/config';
import type { SessionState } from '@courier/shell-api';
import { helpLocale } from './help-locale';

interface HelpServices {
  api: Pick<ApiClient, 'helpCentre'>;
  config: Pick<PortalConfig, 'brand' | 'country' | 'build' | 'helpCentreUrl'>;
  /** Base for a relative address in the answer. */
  base: string;
}

export interface HelpCaller {
  vendor: Vendor;
  session: SessionState;
  locale: string;
}

export const helpToken = async (api: HelpServices['api'], vendorId: string): Promise<string> =>
  (await api.helpCentre.token({ params: { vendorId } })).result;

/** @throws ApiError of either call; Error for an address outside the help centre's origin */
export async function openHelp({ api, config, base }: HelpServices, caller: HelpCaller): Promise<URL> {
  const { vendor, session, locale } = caller;
  const { url } = await api.helpCentre.init({
    body: {
      user_id: session.user?.id ?? vendor.vendor_id,
      email: session.user?.email ?? '',
      guest: session.mode === 'GUEST',
      name: vendor.vendor_information.name,
      brand: config.brand,
      global_entity_id: `FP_${config.country}`,
      country: config.country,
      locale: helpLocale(locale),
      app_version: config.build,
      verification_token: await helpToken(api, vendor.vendor_id),
      bridge: 'iframe',
      service_type: 'portal',
    },
  });
  const host = config.helpCentreUrl === undefined ? base : new URL(config.helpCentreUrl, base).href;
  const address = new URL(url, host);
  if (address.origin !== new URL(host).origin) throw new Error('The help centre named a foreign address');
  return address;
}
