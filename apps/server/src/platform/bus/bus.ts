import type * as z from "zod/mini";

/** Publishes events to listeners on all nodes. Delivery is at most once; state lives in the database. */
export interface Bus {
  publish<T>(event: BusEvent<T>, payload: NoInfer<T>): Promise<void>;
  /** Returns a function that unsubscribes. */
  subscribe<T>(event: BusEvent<T>, listener: (payload: T) => void): () => void;
  close(): Promise<void>;
}

/** A kind of event; features declare theirs in events.ts. */
export type BusEvent<T> = {
  name: string;
  /** Sent with the payload. Nodes that know another version drop the event. */
  version: number;
  payload: z.ZodMiniType<T>;
};

/** @param version Raise it when nodes of the previous release can't read the payload. */
export function busEvent<T>(name: string, payload: z.ZodMiniType<T>, version = 1): BusEvent<T> {
  return { name, version, payload };
}
