import { describe, expect, it } from '@jest/globals';
import { passwordProblem, passwordRules } from './password-rules';

describe('a new password', () => {
  it.each([
    ['length', 'Ab1!xyz'],
    ['number', 'Abcdefg!'],
    ['uppercase', 'abcdef1!'],
    ['lowercase', 'ABCDEF1!'],
    ['special', 'Abcdefg1'],
    ['special', 'Abcdefg1?'],
  ])('lacks %s in %s', (problem, password) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it.each('!@#$%^&*'.split(''))('accepts %s as its special character', (special) => {
    expect(passwordProblem(`Abcdef1${special}`)).toBeNull();
  });

  it.each([
    ['', []],
    ['abc', ['lowercase', 'letter']],
    ['كلمة 12345', ['length', 'number', 'letter']],
    ['Ünö1234!', ['length', 'number', 'uppercase', 'lowercase', 'letter', 'special']],
  ])('%j meets %j of the rules', (password, kept) => {
    const rules = passwordRules(password);
    expect(rules).toHaveLength(6);
    expect(rules.filter(({ isMet }) => isMet).map(({ rule }) => rule)).toEqual(kept);
  });
});
