let working: Promise<unknown> = Promise.resolve();

/** Changes of places go one after the other: none is written over by one that was read before it. */
export function runInOrder<T>(change: () => Promise<T>): Promise<T> {
  const done = working.then(change);
  working = done.catch(() => undefined);
  return done;
}
