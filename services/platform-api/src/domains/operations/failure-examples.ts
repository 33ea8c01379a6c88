import type { Call } from '@courier/api-client/contract';
import {
  Refusal,
  badInput,
  conflict,
  notAllowed,
  notFound,
  notSignedIn,
  refusalBody,
} from '../../platform/requests/refusal';
import { emailTaken, identityRefusal, notAuthorized, tooManyRequests } from '../accounts';

const USUAL: Readonly<Record<number, readonly [sentence: string, example: Refusal]>> = {
  400: [
    'The request is malformed or breaks a rule; `field` is the path of the invalid field.',
    badInput('validation.fill-customer-name', 'validation.fill-customer-name', 'customer.name'),
  ],
  401: ['No valid session.', notSignedIn()],
  402: ['The card was refused.', new Refusal(402, 'The card was declined.', 'error.payment.declined')],
  403: ['Sessions of this kind may not make this call.', notAllowed()],
  404: ['The resource does not exist or belongs to another account; the answers do not differ.', notFound()],
  409: [
    'The state of the resource does not allow the call.',
    conflict('order cannot be cancelled at this stage', 'order.not-cancellable'),
  ],
  413: ['The request is too large.', new Refusal(413, 'The request is too large.', 'error.too-large')],
  415: [
    'The media type of the body is not accepted.',
    new Refusal(415, 'Only image/jpeg and image/png are accepted.', 'error.unsupported-media-type'),
  ],
  422: [
    'The Idempotency-Key was used with another body.',
    new Refusal(422, 'The Idempotency-Key was used with another request.', 'error.idempotency-key-reused'),
  ],
  429: [
    'Too many calls; `Retry-After` contains the seconds until a retry.',
    new Refusal(429, 'Too many requests', 'error.too-many-requests'),
  ],
  503: [
    'Not available at the moment; `Retry-After` contains the seconds until a retry.',
    new Refusal(503, 'The service is not available at the moment.', 'error.unavailable'),
  ],
};

const OF_IDENTITY: Readonly<Record<number, Refusal>> = {
  400: identityRefusal('InvalidParameterException', { field: 'email_address' }),
  401: notAuthorized(),
  409: emailTaken(),
  429: tooManyRequests(60),
};

export function failureExample(call: Call, status: number): { description: string; body: object } {
  const [description, usual] = USUAL[status] ?? ['Refused.', badInput('Refused', 'error.invalid-input')];
  const refusal = (call.base === 'identity' && OF_IDENTITY[status]) || usual;
  return { description, body: refusalBody(refusal) };
}
