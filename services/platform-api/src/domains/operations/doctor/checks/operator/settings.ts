import { must, type Check } from '../../finding';

/** What `readConfig` refuses. Every sentence begins with the setting. */
export const settingsCheck: Check = {
  name: 'settings',
  find: ({ settingFaults }) =>
    settingFaults.map((sentence) =>
      must(sentence, `Change ${sentence.split(' ')[0]}; docs/configuration.md says what it takes.`),
    ),
};
