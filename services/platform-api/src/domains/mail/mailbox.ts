/** Lower case, without the part after a plus. */
export function canonicalMailbox(email: string): string {
  const [name = '', ...host] = email.trim().toLowerCase().split('@');
  return [name.replace(/(?<=.)\+.*$/, ''), ...host].join('@');
}
