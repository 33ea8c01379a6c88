export interface Instruction {
  name: string;
  text: string;
}
export interface Stage {
  base: string;
  name: string;
  instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile. Supports comments and continued lines, but not parser directives. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === 'FROM') {
      const [, base = '', alias] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ base, name: alias ?? String(stages.length), instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`A Dockerfile begins with FROM, not with "${line}".`);
    stage.instructions.push({ name, text: rest });
  }
  return stages;
}

export interface Copy {
  from: string | null;
  owner: string;
  sources: readonly string[];
  target: string;
}

export function parseCopy(text: string): Copy {
  const words = text.split(/\s+/);
  const paths = words.filter((word) => !word.startsWith('--'));
  const option = (name: string) =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
  return {
    from: option('from'),
    owner: option('chown') ?? 'root:root',
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '',
  };
}

export interface StageEnd {
  user: string;
  folder: string;
  settings: Readonly<Record<string, string>>;
  command: readonly string[];
}

export function readStageEnd({ instructions }: Stage): StageEnd {
  const last = (name: string) => instructions.findLast((instruction) => instruction.name === name)?.text;
  const settings = instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ text }) => text.split(/\s+/))
    .map((setting): [string, string] => {
      const [name = '', ...value] = setting.split('=');
      return [name, value.join('=')];
    });
  return {
    user: last('USER') ?? 'root',
    folder: last('WORKDIR') ?? '/',
    settings: Object.fromEntries(settings),
    command: JSON.parse(last('CMD') ?? '[]') as string[],
  };
}
