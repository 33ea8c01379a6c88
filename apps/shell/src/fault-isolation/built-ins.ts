/** Built-ins of the language that shell and shared modules use, and that no monitoring script replaces. */
const listObjects = (page: typeof globalThis): readonly (readonly [string, object])[] => [
  ['Array', page.Array],
  ['Array.prototype', page.Array.prototype],
  ['Object', page.Object],
  ['Object.prototype', page.Object.prototype],
  ['String.prototype', page.String.prototype],
  ['Number', page.Number],
  ['Number.prototype', page.Number.prototype],
  ['RegExp.prototype', page.RegExp.prototype],
  ['Map.prototype', page.Map.prototype],
  ['Set.prototype', page.Set.prototype],
  ['Date', page.Date],
  ['JSON', page.JSON],
  ['Math', page.Math],
  ['Reflect', page.Reflect],
];

interface BuiltIn {
  title: string;
  object: object;
  key: PropertyKey;
  descriptor: PropertyDescriptor;
}

const isFunction = ({ value }: PropertyDescriptor) => typeof value === 'function';

/** Copies the built-ins; the returned function restores those that were replaced since, and returns their names. */
export function copyBuiltIns(page: typeof globalThis = globalThis): () => string[] {
  const originals: BuiltIn[] = listObjects(page).flatMap(([name, object]) =>
    Reflect.ownKeys(object).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      return descriptor && isFunction(descriptor)
        ? [{ title: `${name}.${String(key)}`, object, key, descriptor }]
        : [];
    }),
  );
  // A replaced `Reflect.defineProperty` would restore nothing.
  const { defineProperty, getOwnPropertyDescriptor } = Reflect;
  return () => {
    const replaced: string[] = [];
    // Plain loops, because the methods of arrays may be among the replaced ones.
    for (let index = 0; index < originals.length; index += 1) {
      const { title, object, key, descriptor } = originals[index] as BuiltIn;
      if (getOwnPropertyDescriptor(object, key)?.value === descriptor.value) continue;
      defineProperty(object, key, descriptor);
      replaced[replaced.length] = title;
    }
    return replaced;
  };
}
