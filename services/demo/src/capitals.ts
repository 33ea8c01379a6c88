import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import { CAPITALS_OFF_THE_MAP } from '@courier/platform-api';

export const capitalPosition = (country: CountryCode): LatLng =>
  CAPITALS_OFF_THE_MAP[country] ?? countryConfig(country).mapCentre;
