/** How riders of the product's own fleet get deliveries, from the settings. */
export interface RiderRules {
  radiusMetres: number;
  offerSeconds: number;
  offersAtOnce: number;
  searchSeconds: number;
  leadSeconds: number;
  feePercent: number;
}

export const riderFee = (deliveryFeeMinor: number, { feePercent }: Pick<RiderRules, 'feePercent'>): number =>
  Math.round((deliveryFeeMinor * feePercent) / 100);
