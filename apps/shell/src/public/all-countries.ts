export { countryConfig } from '@courier/config';
