import userEvent from '@testing-library/user-event';

/** No delay between keys, no check of `pointer-events`. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
