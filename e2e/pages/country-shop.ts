import type { APIRequestContext } from '@playwright/test';
import { countryConfig, demoAccount } from '@courier/config';
import { PASSWORD } from './sign-in';

interface Vendor {
  vendor_id: string;
  vendor_information: { location: { latitude: number; longitude: number } };
}
interface Order {
  order_id: string;
  vendor_id: string;
  customer: { name: string; phone_number: string };
  order: { amount: number; description: string };
}

export interface CountryShop {
  email: string;
  vendors: readonly unknown[];
  /** A past order. */
  order: { orderId: string; vendorId: string };
  /** What a shop types for a customer, spelled as in its country. */
  customer: { address: string; name: string; phone: string; description: string; amount: string };
}

/** Degrees of latitude to the customer, about one kilometre. */
const NORTH = 0.01;

/** The demo shop of a country, with the customer of one of its past orders. */
export async function readCountryShop(
  calls: APIRequestContext,
  origin: string,
  country: string,
): Promise<CountryShop> {
  const api = `${origin}/courier/api/v1`;
  const email = demoAccount(country.toUpperCase());
  // Only browsers resolve subdomains of localhost.
  const host = `${country}.${new URL(origin).host}`;
  const login = await calls.post(`${api}/login`, {
    headers: { host },
    data: { email_address: email, password: PASSWORD },
  });
  const { AccessToken, IdToken } = (await login.json()).result.AuthenticationResult;
  const headers = { authorization: `Bearer ${AccessToken}|${IdToken}`, host };
  const read = async <Result>(path: string) =>
    ((await (await calls.get(api + path, { headers })).json()) as { result: Result }).result;
  const { vendors } = await read<{ vendors: Vendor[] }>('/vendors');
  const [shop] = vendors;
  if (!shop) throw new Error(`The demo shop of ${country} is missing`);
  const { data } = await read<{ data: Order[] }>(
    `/vendor/${shop.vendor_id}/orders?count=20&include_outlets=true`,
  );
  const [past] = data;
  if (!past) throw new Error(`${email} has no past orders`);
  const { latitude, longitude } = shop.vendor_information.location;
  return {
    email,
    vendors,
    order: { orderId: past.order_id, vendorId: past.vendor_id },
    customer: {
      address: `${Number(latitude) + NORTH}, ${longitude}`,
      name: past.customer.name,
      phone: past.customer.phone_number.replace(countryConfig(country.toUpperCase()).phonePrefix, ''),
      description: past.order.description,
      amount: String(Math.max(1, Math.round(past.order.amount))),
    },
  };
}
