/** What stands for the box a mail ends in: lower case, without what follows a plus. */
export function mailboxOf(email: string): string {
  const [name = '', ...host] = email.trim().toLowerCase().split('@');
  return [name.replace(/(?<=.)\+.*$/, ''), ...host].join('@');
}
