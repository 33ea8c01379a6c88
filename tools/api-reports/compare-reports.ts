/** A report line is `name: type`; below it, indented, are the fields of a component's props. */
const HEAD = /^([A-Za-z_$][\w$]*): (.*)$/;
const FIELD = /^ {4}([\w$]+)(\??): (.*)$/;
const OF_A_TYPE = /^(?:declare |abstract )*(?:interface|type|enum) /;
/** Truncated types are compared only by hash. */
const CUT = / … [0-9a-f]{16}$/;

interface Field {
  readonly isOptional: boolean;
  readonly type: string;
}

type Fields = ReadonlyMap<string, Field>;

interface Block {
  readonly name: string;
  readonly type: string;
  readonly fields: Map<string, Field>;
}

/** Changed names of an entry point between two reports, by what happened to them. */
export interface ReportChanges {
  readonly gone: string[];
  readonly broken: string[];
  readonly gained: string[];
  readonly come: string[];
}

/** Required version increase. */
export type Bump = 'major' | 'minor' | null;

type Outcome = 'same' | 'gained' | 'broken';

/** Name (shared by a type and a value) -> its line and fields. */
function parseReportBlocks(report: string): Map<string, Block> {
  const blocks = new Map<string, Block>();
  let block: Block | null = null;
  for (const line of report.split('\n')) {
    const [, field, mark, fieldType = ''] = FIELD.exec(line) ?? [];
    if (field !== undefined) block?.fields.set(field, { isOptional: mark === '?', type: fieldType });
    const [, name, type = ''] = field === undefined ? (HEAD.exec(line) ?? []) : [];
    if (name === undefined) continue;
    block = { name, type, fields: new Map() };
    blocks.set(OF_A_TYPE.test(type) ? `type ${name}` : name, block);
  }
  return blocks;
}

/** Members of an interface as fields; null for anything else. */
function parseInterfaceMembers(type: string): Fields | null {
  const [, body] = /^(?:declare )?interface [^{]*\{(.*)\}$/.exec(type) ?? [];
  if (body === undefined) return null;
  const members = new Map<string, Field>();
  let depth = 0;
  let text = '';
  for (const sign of body) {
    if ('{([<'.includes(sign)) depth += 1;
    if ('})]'.includes(sign) || (sign === '>' && !text.endsWith('='))) depth -= 1;
    if (sign !== ';' || depth > 0) {
      text += sign;
      continue;
    }
    const [, name, mark, rest] = /^\s*(?:readonly )?([\w$]+)(\??)(.*)$/.exec(text) ?? [];
    members.set(name ?? text.trim(), { isOptional: mark === '?', type: rest ?? '' });
    text = '';
  }
  return members;
}

const splitTokens = (text: string) => text.match(/[\w$]+|\S/g) ?? [];

/** Interfaces of a report: name -> members. */
export function listInterfaces(report: string): Map<string, Fields> {
  const interfaces = new Map<string, Fields>();
  for (const { name, type } of parseReportBlocks(report).values()) {
    const members = parseInterfaceMembers(type);
    if (members !== null) interfaces.set(name, members);
  }
  return interfaces;
}

/** Whether a text contains all of another in the same order. */
function holds(now: string, before: string): boolean {
  const tokens = splitTokens(before);
  let found = 0;
  for (const token of splitTokens(now)) if (token === tokens[found]) found += 1;
  return found === tokens.length;
}

const WORSE: Readonly<Record<Outcome, number>> = { same: 0, gained: 1, broken: 2 };
const worst = (outcomes: readonly Outcome[]) =>
  outcomes.reduce<Outcome>((a, b) => (WORSE[b] > WORSE[a] ? b : a), 'same');

/** A truncated text shows that it changed, but not how. */
function compareTexts(before: string, now: string): Outcome {
  if (before === now) return 'same';
  return CUT.test(before) || CUT.test(now) || holds(now, before) ? 'gained' : 'broken';
}

/** Quoted members are the keys of a map, such as slot names: remotes look them up, so a new one breaks nothing. */
const isMapEntry = (name: string) => name.startsWith("'");

/** Result for fields. @param isGiven whether remotes write them, so that a new required one breaks them */
function compareFields(before: Fields, now: Fields, isGiven: boolean): Outcome {
  const gone = [...before.keys()].some((name) => !now.has(name));
  const kept = [...now].map(([name, field]): Outcome => {
    const old = before.get(name);
    if (!old) return isGiven && !field.isOptional && !isMapEntry(name) ? 'broken' : 'gained';
    if (old.isOptional !== field.isOptional) return field.isOptional === isGiven ? 'gained' : 'broken';
    if (old.type === field.type) return 'same';
    return compareTexts(old.type, field.type);
  });
  return worst([gone ? 'broken' : 'same', ...kept]);
}

function compareTypes(before: string, now: string, name: string): Outcome {
  if (before === now) return 'same';
  const [old, members] = [parseInterfaceMembers(before), parseInterfaceMembers(now)];
  if (old && members) return compareFields(old, members, /(Props|Options)$/.test(name));
  return compareTexts(before, now);
}

/** Changed names of an entry point between two reports. */
export function compareReports(before: string, now: string): ReportChanges {
  const [old, present] = [parseReportBlocks(before), parseReportBlocks(now)];
  const outcome: ReportChanges = { gone: [], broken: [], gained: [], come: [] };
  for (const [key, { name }] of old) if (!present.has(key)) outcome.gone.push(name);
  for (const [key, block] of present) {
    const was = old.get(key);
    const became = was
      ? worst([compareTypes(was.type, block.type, block.name), compareFields(was.fields, block.fields, true)])
      : 'come';
    if (became !== 'same') outcome[became].push(block.name);
  }
  return outcome;
}

export function requiredBump({ gone, broken, gained, come }: ReportChanges): Bump {
  if (gone.length + broken.length > 0) return 'major';
  return gained.length + come.length > 0 ? 'minor' : null;
}

/** The lowest version after an increase. */
export function raised(version: string, bump: Bump): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : version;
}

export function isAtLeast(version: string, least: string): boolean {
  const needed = least.split('.').map(Number);
  const differences = version.split('.').map((part, index) => Number(part) - (needed[index] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) >= 0;
}
