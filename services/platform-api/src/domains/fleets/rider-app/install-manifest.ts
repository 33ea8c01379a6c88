import { brandConfig, type BrandId } from '@courier/config';

/** The mark of the product, as in the documents. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 44 44" fill="none"><rect x="-8" y="-8" width="44" height="44" fill="#fff"/><path d="M21.8 7.3A10.3 10.3 0 1 0 21.8 20.7M12.5 14H20" stroke="#0E5A64" stroke-width="4" stroke-linecap="round"/><circle cx="24" cy="14" r="3.6" fill="#F2B233"/></svg>',
)}`;

/** Lets a phone install the page of riders under the name of the brand. */
export const installManifest = (brand: BrandId): object => ({
  id: '/rider',
  name: brandConfig(brand).platform,
  short_name: brandConfig(brand).platform,
  start_url: '/rider',
  scope: '/rider',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [{ src: ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
});
