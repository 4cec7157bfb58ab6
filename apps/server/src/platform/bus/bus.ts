/** Publishes events to listeners on all nodes. Delivery is at most once; state lives in the database. */
export interface Bus {
  publish<T>(event: BusEvent<T>, payload: T): Promise<void>;
  /** Returns a function that unsubscribes. */
  subscribe<T>(event: BusEvent<T>, listener: (payload: T) => void): () => void;
  close(): Promise<void>;
}

/** A named kind of event; features declare theirs in events.ts. Only the name is sent to other nodes. */
export type BusEvent<T> = { name: string; _payload?: T };

export function busEvent<T>(name: string): BusEvent<T> {
  return { name };
}
