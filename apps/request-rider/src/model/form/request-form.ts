import { mapOptionalTexts } from '@courier/api-client/order-rules';
import * as v from 'valibot';

const text = v.string();
const optionalNumber = v.nullable(v.number());

/** The form fields as typed (request specification, section 3). */
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
  /** A draft of before a text keeps its other fields. */
  ...mapOptionalTexts(() => v.optional(text, '')),
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
  ...mapOptionalTexts(() => ''),
  preordered_for: null,
};

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

export function destinationPoint(form: RequestForm): Point | null {
  const { destinationLatitude: latitude, destinationLongitude: longitude } = form;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * The amount in major units; null when empty, not a number or negative. The field has already normalized
 * thousands and decimal separators; a comma here would be ambiguous.
 */
export function parseAmount(text: string): number | null {
  if (text.trim() === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : null;
}
