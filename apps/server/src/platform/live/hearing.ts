import type { Answered, Heard, Saying } from "@goldmane/contracts/live/message";
import type { App, Viewer } from "#platform/app.ts";
import type { Room } from "./hub.ts";

/** The connection on which something was said. */
export type Connection = {
  /** Of this connection only: another tab has another. */
  id: string;
  enter: (room: Room) => Promise<void>;
  leave: (room: Room) => Promise<void>;
  isIn: (room: Room) => boolean;
};

type Call<S extends Saying> = {
  app: App;
  viewer: Viewer;
  connection: Connection;
  body: Heard<S>;
};

export type Hearing = { saying: Saying; run: (call: never) => Promise<unknown> };

/** Binds one saying of the contract to the function that answers it. */
export function hear<S extends Saying>(
  saying: S,
  run: (call: Call<S>) => Promise<Answered<S>>,
): Hearing {
  return { saying, run };
}
