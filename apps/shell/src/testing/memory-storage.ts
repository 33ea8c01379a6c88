import { createSafeStorage, type SafeStorage } from '@courier/config/document';

export function memoryStorage(
  entries: Record<string, string> = {},
): SafeStorage & { dump(): Record<string, string> } {
  const map = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage;
  return { ...createSafeStorage(() => storage), dump: () => Object.fromEntries(map) };
}

export const blockedStorage = (): SafeStorage =>
  createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
