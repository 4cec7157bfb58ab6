import { useSyncExternalStore } from "react";

/** A value that outlives components and that any of them may follow. */
export type Store<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

export function openStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
