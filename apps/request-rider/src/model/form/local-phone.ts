/** Removes the prefix shown beside the field: `+886912048317` -> `912048317`. */
export function localPhone(phone: string, prefix: string): string {
  return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
}
