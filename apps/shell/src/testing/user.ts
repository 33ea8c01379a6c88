import userEvent from '@testing-library/user-event';

/** A quick hand: no pause between keys, no look at computed styles before a press. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
