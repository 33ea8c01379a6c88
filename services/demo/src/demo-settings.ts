import { ConfigError, numberFrom, required, yesOrNo } from '@courier/platform-api';
import * as z from 'zod/mini';

/** Settings of the demonstration, from the environment. */
export const DEMO_SETTINGS = z.object({
  SIM_SPEED: required(
    'How many times faster than real time simulated riders move.',
    numberFrom(0.1, 10_000, 10),
  ),
  DEMO_PULSE: required(
    'Lets orders of the demo’s shops arrive by themselves: about one a minute in Taiwan, one in two or three minutes in every other country, where some are under way from the first sign-in; `npm start` sets `true`.',
    yesOrNo(false),
  ),
});

export interface DemoSettings {
  /** Simulator speed relative to real time. */
  simSpeed: number;
  /** Creates orders of the demo shops automatically. */
  demoPulse: boolean;
}

/** @throws ConfigError with one sentence per wrong setting */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const { data, error } = DEMO_SETTINGS.safeParse(env);
  if (!data)
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'));
  return { simSpeed: data.SIM_SPEED, demoPulse: data.DEMO_PULSE };
}
