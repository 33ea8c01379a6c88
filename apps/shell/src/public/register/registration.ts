import type { InputOf, registrationContract } from '@courier/api-client';
import { storedTaxNumber } from '@courier/config';
import { checkEmail, checkNewPassword, checkPhone } from '../forms/checks';
import type { NewPasswordValues } from '../forms/NewPassword';
import type { Problems } from '../forms/use-attempt';
import { vatSaying } from './vat-saying';

/** Form values that are stored for a reload. */
export interface Details extends Record<string, string> {
  /** `NPV`: a business that is not a vendor yet; `PV`: a vendor with a code. */
  type: string;
  businessName: string;
  phone: string;
  email: string;
  vat: string;
  vendorCode: string;
  vendorEmail: string;
}

export interface Accepted {
  terms: boolean;
  privacy: boolean;
}

export type RegisterField =
  | 'businessName'
  | 'phone'
  | 'email'
  | 'vat'
  | 'password'
  | 'again'
  | 'terms'
  | 'privacy'
  | 'vendorCode';

/** Wire names -> form fields. */
export const FIELD_OF: Readonly<Record<string, RegisterField>> = {
  business_name: 'businessName',
  phone_number: 'phone',
  email_address: 'email',
  vat_number: 'vat',
  password: 'password',
  terms_accepted: 'terms',
  privacy_accepted: 'privacy',
  vendor_code: 'vendorCode',
  vendor_email: 'vendorCode',
};

function checkBusiness({ businessName, phone, vat }: Details, country: string): Problems<RegisterField> {
  const isVatWrong = vat.trim() !== '' && storedTaxNumber(country, vat) === null;
  return {
    ...(businessName.trim() === '' ? { businessName: ({ t }) => t('register.business-name-missing') } : {}),
    ...checkPhone(phone),
    ...(isVatWrong ? { vat: vatSaying(country) } : {}),
  };
}

export function checkRegistration(
  details: Details,
  passwords: NewPasswordValues,
  accepted: Accepted,
  country: string,
): Problems<RegisterField> {
  return {
    ...(details.type === 'NPV' ? checkBusiness(details, country) : {}),
    ...checkEmail(details.email),
    ...checkNewPassword(passwords),
    ...(accepted.terms ? {} : { terms: ({ t }) => t('register.terms-missing') }),
    ...(accepted.privacy ? {} : { privacy: ({ t }) => t('register.privacy-missing') }),
  };
}

type Payload = InputOf<typeof registrationContract.register>['body'];

/** The body of `POST /register`. */
export function registrationPayload(details: Details, password: string, accepted: Accepted): Payload {
  const account = {
    email_address: details.email.trim(),
    password,
    terms_accepted: accepted.terms,
    privacy_accepted: accepted.privacy,
  };
  if (details.type === 'PV')
    return {
      registration_type: 'PV',
      vendor_code: details.vendorCode.trim(),
      vendor_email: details.vendorEmail.trim(),
      ...account,
    };
  const vat = details.vat.trim();
  return {
    registration_type: 'NPV',
    business_name: details.businessName.trim(),
    phone_number: details.phone.trim(),
    ...account,
    ...(vat === '' ? {} : { vat_number: vat }),
  };
}
