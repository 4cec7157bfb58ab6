let working: Promise<unknown> = Promise.resolve();

/** Runs changes of positions one after another, so that none overwrites a newer one. */
export function runInOrder<T>(change: () => Promise<T>): Promise<T> {
  const done = working.then(change);
  working = done.catch(() => undefined);
  return done;
}
