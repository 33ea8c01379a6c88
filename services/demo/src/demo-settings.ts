import { defineSettings } from '@courier/platform-api';

/** From the environment. */
const SETTINGS = defineSettings({
  SIM_SPEED: {
    about: 'How many times faster than real time simulated riders move.',
    from: 0.1,
    to: 10_000,
    fallback: 10,
  },
  DEMO_PULSE: {
    about:
      'Lets orders of the demo’s shops arrive by themselves: about one a minute in Taiwan, one in two or three minutes in every other country, where some are under way from the first sign-in; `npm start` sets `true`.',
    fallback: false,
  },
});

/** One line of documentation per setting. */
export const DEMO_SETTING_LINES = SETTINGS.lines;

export interface DemoSettings {
  /** Simulator speed relative to real time. */
  simSpeed: number;
  /** Creates orders of the demo shops automatically. */
  demoPulse: boolean;
}

/** @throws ConfigError with one sentence per wrong setting */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const { SIM_SPEED: simSpeed, DEMO_PULSE: demoPulse } = SETTINGS.read(env);
  return { simSpeed, demoPulse };
}
