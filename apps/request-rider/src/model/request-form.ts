import * as v from 'valibot';

const text = v.string();
const optionalNumber = v.nullable(v.number());

/** The fields of the request as the vendor types them (request specification, section 3). */
export const requestFormSchema = v.object({
  destinationCity: text,
  destinationArea: text,
  destinationName: text,
  /** As typed, without the country prefix the field shows. */
  destinationPhoneNumber: text,
  destinationLongitude: optionalNumber,
  destinationLatitude: optionalNumber,
  destinationTextAddress: text,
  destinationUnitNumber: text,
  destinationBuilding: text,
  riderNotes: text,
  /** Major units with a point; empty when nothing was typed. */
  orderAmount: text,
  orderDescription: text,
  /** Null until a method is chosen or preselected. */
  paymentMethod: v.nullable(text),
  vat_number: text,
  /** Unix seconds; null means as soon as possible. */
  preordered_for: optionalNumber,
});

export type RequestForm = v.InferOutput<typeof requestFormSchema>;

export const emptyRequestForm: RequestForm = {
  destinationCity: '',
  destinationArea: '',
  destinationName: '',
  destinationPhoneNumber: '',
  destinationLongitude: null,
  destinationLatitude: null,
  destinationTextAddress: '',
  destinationUnitNumber: '',
  destinationBuilding: '',
  riderNotes: '',
  orderAmount: '',
  orderDescription: '',
  paymentMethod: null,
  vat_number: '',
  preordered_for: null,
};

/** The fields without an answer that belong to where the order goes. */
export const emptyDestination = {
  destinationCity: '',
  destinationArea: '',
  destinationLatitude: null,
  destinationLongitude: null,
  destinationTextAddress: '',
} satisfies Partial<RequestForm>;

export interface Point {
  latitude: number;
  longitude: number;
}

/** Where the order goes, once both coordinates are known. */
export function destinationOf(form: RequestForm): Point | null {
  const { destinationLatitude: latitude, destinationLongitude: longitude } = form;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * The amount of the form in major units, or null when it is missing: empty, not a number or negative. Its field tells
 * signs of thousands from signs of decimals; here a comma would be a guess.
 */
export function amountOf(text: string): number | null {
  if (text.trim() === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
