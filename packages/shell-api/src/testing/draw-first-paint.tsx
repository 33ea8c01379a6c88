import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiClient, Vendor } from '@courier/api-client';
import {
  BRAND_IDS,
  brandConfig,
  countryConfig,
  defaultFlags,
  flagTable,
  supportedCountries,
  type BrandId,
  type CountryConfig,
} from '@courier/config';
import {
  COUNTRY_PLACES,
  parseTextParts,
  readMarkup,
  writeCondition,
  writePlaceholder,
  type Condition,
  type MarkupNode,
} from '@courier/config/first-paint';
import { renderNodes, mergeFrames, resolved, type Turn } from './merge-frames';
import { createTestShell, type TestShell } from './create-test-shell';

/** Wide and phone layouts; the HTML contains both. */
export function Widths({ wide, narrow }: { wide: ReactNode; narrow: ReactNode }): ReactNode {
  return (
    <>
      <div data-width="wide">{wide}</div>
      <div data-width="narrow">{narrow}</div>
    </>
  );
}

interface FirstPaintOptions {
  /** Placeholder of the unknown vendor: without text, of the usual size. */
  vendor?: Vendor;
  draw: (shell: TestShell) => ReactNode;
  /** Attribute of session-dependent elements, which are rendered empty. */
  neutral?: string;
  /** Attribute of elements whose words are no texts of the portal but data; only text keys stay in them. */
  wordless?: string;
}

type FlagValues = Readonly<Record<string, boolean>>;

/** The build calls no server. */
const NO_API = new Proxy(
  {},
  { get: (_, name) => new Proxy({}, { get: () => noCall(String(name)) }) },
) as ApiClient;

const noCall = (name: string) => () => Promise.reject(new Error(`${name} was called by a first paint`));

/** Country values become placeholders where one exists. */
const withPlaceholders = (country: CountryConfig): CountryConfig => ({
  ...country,
  ...Object.fromEntries(COUNTRY_PLACES.map((field) => [field, writePlaceholder(['country', field])])),
});

interface Surroundings {
  country: CountryConfig;
  brand: BrandId;
  flags: FlagValues;
}

function shellOfKeys({ country, brand, flags }: Surroundings, vendor: Vendor | undefined): TestShell {
  const vendors = vendor ? { vendors: [vendor] } : {};
  const shell = createTestShell({ api: NO_API, ...vendors, country: withPlaceholders(country), flags });
  const { i18n, ports } = shell;
  const locale = { ...ports.locale.get(), brand: brandConfig(brand) };
  ports.locale.get = () => locale;
  const fixed = i18n.getFixedT.bind(i18n);
  const translationKeyFunction = (language: string, namespace: string | readonly string[]) => {
    const original = fixed(language, namespace);
    const ns = typeof namespace === 'string' ? namespace : (namespace[0] ?? '');
    const keyed = (key: string, values: Record<string, string | number> = {}) =>
      writePlaceholder(
        Object.keys(values).length === 0 ? ['text', `${ns}:${key}`] : ['text', `${ns}:${key}`, values],
      );
    return Object.assign(keyed, original);
  };
  i18n.getFixedT = translationKeyFunction as unknown as typeof i18n.getFixedT;
  return shell;
}

function renderMarkup({ vendor, draw }: FirstPaintOptions, surroundings: Surroundings): string {
  const shell = shellOfKeys(surroundings, vendor);
  return renderToStaticMarkup(<shell.Wrapper>{draw(shell)}</shell.Wrapper>, { identifierPrefix: 'first-' });
}

interface Turned extends Turn {
  change: Partial<Surroundings>;
}

/** Countries or brands whose render differs from the default; equal ones share a condition. */
function findVariants<Item extends string>(
  items: readonly Item[],
  kind: 'country' | 'brand',
  {
    plain,
    drawn,
    changeTo,
  }: { plain: string; drawn: (item: Item) => string; changeTo: (item: Item) => Partial<Surroundings> },
): Turned[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const html = drawn(item);
    groups.set(html, [...(groups.get(html) ?? []), item]);
  }
  groups.delete(plain);
  return [...groups].flatMap(([html, group]) => {
    const [item] = group;
    const condition: Condition = { kind, name: group.join(), holds: true };
    return item === undefined ? [] : [{ condition, nodes: readMarkup(html), change: changeTo(item) }];
  });
}

const opposite = (written: string) => (written.startsWith('!') ? written.slice(1) : `!${written}`);

/** Evaluates conditions with these turns applied. */
function holdsIn(way: readonly Turned[], all: readonly Turned[]): (written: string) => boolean {
  const made = new Set(way.map(({ condition }) => writeCondition(condition)));
  const possible = new Set(all.map(({ condition }) => writeCondition(condition)));
  return (written) => (possible.has(written) ? made.has(written) : !made.has(opposite(written)));
}

const canMeet = ([one, other]: readonly [Turned, Turned]) =>
  one.condition.kind === 'flag' || one.condition.kind !== other.condition.kind;

/** Combinations to check: each pair, and all flags. */
function waysTogether(turns: readonly Turned[]): Turned[][] {
  const pairs = turns.flatMap((one, index) =>
    turns.slice(index + 1).map((other): [Turned, Turned] => [one, other]),
  );
  return [...pairs.filter(canMeet), turns.filter(({ condition }) => condition.kind === 'flag')];
}

/** The children of a marked element are unknown in the build. */
const emptied = (nodes: readonly MarkupNode[], mark: string): MarkupNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : { ...node, children: mark in node.attributes ? [] : emptied(node.children, mark) },
  );

const LETTER = /\p{L}/u;
const hasWords = (text: string) =>
  parseTextParts(text).some((part) => typeof part === 'string' && LETTER.test(part));

/** Keeps the height of a line of text. */
const BLANK = '\u00a0';

/** Of a button whose name the build does not know: it has its place, and no screen reader and no Tab reaches it. */
const UNSPOKEN = { 'aria-hidden': 'true', tabindex: '-1' };

/** Blanks words that are no text keys inside marked elements. */
const withoutWords = (nodes: readonly MarkupNode[], mark: string, isInside = false): MarkupNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return isInside && hasWords(node) ? BLANK : node;
    const children = withoutWords(node.children, mark, isInside || mark in node.attributes);
    const isNameless =
      node.tag === 'button' && children.length > 0 && children.every((child) => child === BLANK);
    return {
      ...node,
      children,
      attributes: isNameless ? { ...node.attributes, ...UNSPOKEN } : node.attributes,
    };
  });

/**
 * Renders the screen for every country and brand and with each flag toggled; differing parts get a condition.
 * @throws when a part depends on several of these at once
 */
export function drawFirstPaint(options: FirstPaintOptions): string {
  const flags = defaultFlags();
  const usual: Surroundings = { country: countryConfig('TW'), brand: 'courier', flags };
  const renderChanged = (change: Partial<Surroundings>) => {
    const nodes = readMarkup(renderMarkup(options, { ...usual, ...change }));
    const { neutral, wordless } = options;
    const known = neutral === undefined ? nodes : emptied(nodes, neutral);
    return renderNodes(wordless === undefined ? known : withoutWords(known, wordless));
  };
  const plain = renderChanged({});
  const flagTurns = flagTable.flatMap(({ key }): Turned[] => {
    const change = { flags: { ...flags, [key]: !flags[key] } };
    const html = renderChanged(change);
    const condition: Condition = { kind: 'flag', name: key, holds: !flags[key] };
    return html === plain ? [] : [{ condition, nodes: readMarkup(html), change }];
  });
  const turns = [
    ...flagTurns,
    ...findVariants(supportedCountries, 'country', {
      plain,
      drawn: (code) => renderChanged({ country: countryConfig(code) }),
      changeTo: (code) => ({ country: countryConfig(code) }),
    }),
    ...findVariants(BRAND_IDS, 'brand', {
      plain,
      drawn: (brand) => renderChanged({ brand }),
      changeTo: (brand) => ({ brand }),
    }),
  ];
  return renderNodes(
    mergedInOrder(readMarkup(plain), turns, (way) => renderChanged(toSurroundings(way, flags))),
  );
}

function toSurroundings(way: readonly Turned[], flags: FlagValues): Partial<Surroundings> {
  const turned = way.map(({ condition: { kind, name, holds } }) =>
    kind === 'flag' ? { [name]: holds } : {},
  );
  const changes = way.map(({ change }) => change);
  return Object.assign({}, ...changes, {
    flags: Object.assign({}, flags, ...turned) as FlagValues,
  }) as Partial<Surroundings>;
}

/**
 * The merged tree, verified with renders of combined variants. Two parts at the same position are swapped if their
 * order is wrong.
 */
function mergedInOrder(
  plain: readonly MarkupNode[],
  given: readonly Turned[],
  draw: (way: readonly Turned[]) => string,
): MarkupNode[] {
  let turns = [...given];
  for (let tries = 0; tries <= given.length; tries += 1) {
    const merged = mergeFrames(plain, turns);
    const wrong = waysTogether(turns).find(
      (way) => renderNodes(resolved(merged, holdsIn(way, turns))) !== draw(way),
    );
    if (!wrong) return merged;
    const [one, other] = wrong;
    if (tries === given.length || wrong.length !== 2 || !one || !other) {
      const named = wrong.map(({ condition }) => writeCondition(condition)).join(', ');
      throw new Error(`A first paint cannot tell apart what depends on ${named} together.`);
    }
    turns = turns.map((turn) => (turn === one ? other : turn === other ? one : turn));
  }
  return [];
}
