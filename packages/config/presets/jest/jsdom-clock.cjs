/** When every test file of a page begins: a Wednesday, 14:07 in Taipei, 07:07 in Berlin, 09:07 in Kuwait. */
const START_MILLISECONDS = Date.UTC(2026, 10, 25, 6, 7);

/**
 * Starts the page's clock at the same moment for each test file. A test with orders of the last minutes would else see
 * two days when it runs just after midnight of the shop.
 */
exports.startClock = (page, fakeTimers) => {
  const PageDate = page.Date;
  const readMachineClock = PageDate.now.bind(PageDate);
  const shift = START_MILLISECONDS - readMachineClock();
  const now = () => readMachineClock() + shift;
  PageDate.now = now;
  page.Date = new Proxy(PageDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: () => new PageDate(now()).toString(),
  });
  page.Date.prototype.constructor = page.Date;
  // jest starts fake timers at the moment of the machine.
  const useFakeTimers = fakeTimers.useFakeTimers.bind(fakeTimers);
  fakeTimers.useFakeTimers = (options) => useFakeTimers({ ...options, now: options?.now ?? now() });
};
