export { wearBrand } from './theme/wear-brand';
export { resolveAppearance, toAppearanceChoice } from './theme/appearance-choice';
