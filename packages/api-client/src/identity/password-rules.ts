/** In the order of the forms. */
export type PasswordProblem = 'length' | 'number' | 'uppercase' | 'lowercase' | 'letter' | 'special';

const RULES: readonly (readonly [PasswordProblem, RegExp])[] = [
  ['length', /^[\s\S]{8,}$/],
  ['number', /\d/],
  ['uppercase', /\p{Lu}/u],
  ['lowercase', /\p{Ll}/u],
  ['letter', /\p{L}/u],
  ['special', /[!@#$%^&*]/],
];

/** In the order of the forms. */
export const passwordRules = (password: string): readonly { rule: PasswordProblem; isMet: boolean }[] =>
  RULES.map(([rule, pattern]) => ({ rule, isMet: pattern.test(password) }));

/** The first rule a new password breaks, or null. Used by portal and backend. */
export function passwordProblem(password: string): PasswordProblem | null {
  return RULES.find(([, rule]) => !rule.test(password))?.[0] ?? null;
}
