import { findingsWhere, should, type Check } from '../../finding';

const LONG_WAIT_SECONDS = 3600;

export const webhooksCheck: Check = {
  name: 'webhooks',
  find: ({ database }) =>
    (database?.webhooks ?? []).flatMap(
      ({ country, fleetId, url, isSwitchedOff, failedMessages, oldestWaitingSeconds }) => {
        const name = `the fleet "${fleetId}" of ${country.toLowerCase()} (${url})`;
        const fix = 'Correct the receiver, then register the address again with PUT /fleet/v1/webhook.';
        return findingsWhere(
          [isSwitchedOff, should(`The webhook of ${name} is switched off: it answered "gone".`, fix)],
          [
            failedMessages > 0,
            should(`${failedMessages} messages to ${name} were given up in the last day.`, fix),
          ],
          [
            !isSwitchedOff && oldestWaitingSeconds > LONG_WAIT_SECONDS,
            should(
              `A message to ${name} has been waiting for ${Math.round(oldestWaitingSeconds / 60)} minutes.`,
              fix,
            ),
          ],
        );
      },
    ),
};
