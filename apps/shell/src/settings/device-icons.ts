/** Paths on a 24 px grid, for icons that the icon set does not have. */
export const COMPUTER = { path: 'M3 5h18v11H3zM8.5 20h7' };
export const HANDSET = { path: 'M7 2.5h10v19H7zM11 18h2' };
export const SUN = {
  path: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
};
