export const BRAND_IDS = ['courier', 'orchid', 'oasis', 'tangelo', 'send'] as const;
export type BrandId = (typeof BRAND_IDS)[number];
