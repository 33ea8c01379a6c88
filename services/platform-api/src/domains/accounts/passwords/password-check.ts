import { passwordProblem } from '@courier/api-client/contract';
import { identityRefusal } from '../identity/identity-refusals';

/** @throws Refusal 400 for a new password that breaks a rule */
export function checkNewPassword(password: string): void {
  if (passwordProblem(password) !== null)
    throw identityRefusal('InvalidParameterException', { field: 'password' });
}
