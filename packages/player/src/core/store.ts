/** A value that changes in steps and tells whoever listens. Listeners are called in the order they came. */
export type Store<S> = {
  get: () => S;
  set: (next: S) => void;
  /** Answers a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<S>(initial: S): Store<S> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
