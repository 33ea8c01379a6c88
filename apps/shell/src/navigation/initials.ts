/** The initials of the first two words, or the first two characters of a single word. */
export function toInitials(name: string): string {
  const words = name
    .trim()
    .split(/[\s·.@_-]+/)
    .filter(Boolean);
  const letters =
    words.length > 1
      ? words.slice(0, 2).map((word) => Array.from(word)[0])
      : Array.from(words[0] ?? '').slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
