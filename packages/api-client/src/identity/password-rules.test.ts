import { describe, expect, it } from '@jest/globals';
import { passwordProblem } from './password-rules';

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

  it.each('!@#$%^&*'.split(''))('may have %s as its special character', (special) => {
    expect(passwordProblem(`Abcdef1${special}`)).toBeNull();
  });
});
