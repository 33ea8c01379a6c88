import * as z from 'zod';
import { ConfigError } from './config';
import { settingLine } from './configuration-page';
import { numberFrom, yesOrNo } from './readers/readers';
import { required } from './readers/setting';

interface NumberSetting {
  readonly about: string;
  readonly from: number;
  readonly to: number;
  readonly fallback: number;
}

interface SwitchSetting {
  readonly about: string;
  readonly fallback: boolean;
}

type Definitions = Readonly<Record<string, NumberSetting | SwitchSetting>>;

type Values<D extends Definitions> = { [K in keyof D]: D[K] extends NumberSetting ? number : boolean };

/** Settings of another part of the server, read as ours are. */
export interface DefinedSettings<D extends Definitions> {
  /** @throws ConfigError with one sentence per wrong setting */
  read(env: Readonly<Record<string, string | undefined>>): Values<D>;
  /** One line of documentation per setting. */
  readonly lines: readonly string[];
}

export function defineSettings<const D extends Definitions>(definitions: D): DefinedSettings<D> {
  const entries = Object.entries<NumberSetting | SwitchSetting>(definitions).map(
    ([name, definition]) => [name, toSchema(definition)] as const,
  );
  const schema = z.object(Object.fromEntries(entries));
  return {
    lines: entries.map(([name, setting]) => settingLine(name, setting)),
    read: (env) => {
      const { data, error } = schema.safeParse(env);
      if (data) return data as Values<D>;
      throw new ConfigError(
        error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
      );
    },
  };
}

const toSchema = (definition: NumberSetting | SwitchSetting) =>
  'from' in definition
    ? required(definition.about, numberFrom(definition.from, definition.to, definition.fallback))
    : required(definition.about, yesOrNo(definition.fallback));
