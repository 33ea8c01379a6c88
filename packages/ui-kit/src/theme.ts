export { wearBrand } from './theme/wear-brand';
