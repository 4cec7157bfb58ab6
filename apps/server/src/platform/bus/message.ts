import * as z from "zod/mini";
import type { BusEvent } from "./bus.ts";

const messageSchema = z.object({
  /** The node that published it. */
  from: z.string(),
  event: z.string(),
  // Nodes of earlier releases send no version.
  version: z._default(z.number(), 1),
  payload: z.unknown(),
});

/** An event on its way to other nodes. */
export type Message = z.infer<typeof messageSchema>;

export function writeMessage<T>(from: string, event: BusEvent<T>, payload: T): string {
  const message: Message = { from, event: event.name, version: event.version, payload };
  return JSON.stringify(message);
}

/** @throws if the text is not a message. */
export function readMessage(text: string): Message {
  return messageSchema.parse(JSON.parse(text));
}

/** @throws if the payload has another version or does not parse. */
export function readEvent<T>(event: BusEvent<T>, { version, payload }: Message): T {
  if (version !== event.version) {
    throw new Error(`The event has version ${version}; this node reads version ${event.version}.`);
  }
  return event.payload.parse(payload);
}
