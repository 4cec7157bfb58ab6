/** Says what happened to whoever listens, on every node. Delivery is at most once; state lives in the db. */
export interface Bus {
  publish<T>(event: BusEvent<T>, payload: T): Promise<void>;
  /** Answers the function that stops listening. */
  subscribe<T>(event: BusEvent<T>, listener: (payload: T) => void): () => void;
  close(): Promise<void>;
}

/** A named kind of event; features declare theirs in events.ts. The name is what travels. */
export type BusEvent<T> = { name: string; _payload?: T };

export function busEvent<T>(name: string): BusEvent<T> {
  return { name };
}
