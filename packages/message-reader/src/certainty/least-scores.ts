import type { PasteField } from '../pasted-part';

/** Values with a lower score are dropped: an empty field is better than a wrong one. */
export const LEAST: Record<PasteField, number> = {
  name: 2,
  phone: 3,
  address: 4,
  unit: 2,
  description: 1.2,
  amount: 1.8,
  payment: 2,
  time: 2,
  notes: 1.6,
};
