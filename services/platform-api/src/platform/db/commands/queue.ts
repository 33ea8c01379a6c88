/** Waits for all earlier turns. @returns a function that ends the turn */
export type EnterQueue = () => Promise<() => void>;

export function createQueue(): EnterQueue {
  let lastTurn = Promise.resolve();
  return () => {
    const earlierTurns = lastTurn;
    return new Promise((resolve) => {
      lastTurn = new Promise((endTurn) => {
        void earlierTurns.then(() => resolve(endTurn));
      });
    });
  };
}
