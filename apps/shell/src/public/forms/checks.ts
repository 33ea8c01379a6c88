import { passwordRules } from '@courier/api-client';
import type { Problems } from './use-attempt';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const PHONE = /^\+?[\d\s().-]+$/;
/** The bounds of any country's phone numbers; the service checks the exact rules. */
const PHONE_DIGITS = { min: 6, max: 15 };

export function checkEmail(email: string): Problems<'email'> {
  const typed = email.trim();
  if (typed === '') return { email: ({ t }) => t('field.email-missing') };
  return EMAIL.test(typed) ? {} : { email: ({ t }) => t('field.email-wrong') };
}

export function checkPhone(phone: string): Problems<'phone'> {
  const digits = phone.replaceAll(/\D/g, '').length;
  if (phone.trim() === '') return { phone: ({ t }) => t('field.phone-missing') };
  const isPossible = PHONE.test(phone) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  return isPossible ? {} : { phone: ({ errors }) => errors('validation.phone-incorrect') };
}

export function checkNewPassword(typed: { password: string; again: string }): Problems<'password' | 'again'> {
  if (typed.password === '') return { password: ({ t }) => t('field.password-missing') };
  const broken = passwordRules(typed.password).find(({ isMet }) => !isMet);
  if (broken) return { password: ({ t }) => t('field.password-weak', { rule: t(`rule.${broken.rule}`) }) };
  return typed.password === typed.again ? {} : { again: ({ t }) => t('field.password-differs') };
}
