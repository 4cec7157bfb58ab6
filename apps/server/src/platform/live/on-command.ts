import type { CommandReply, MessageBody, LiveCommand } from "@goldmane/contracts/live/message";
import type { App, ViewerOf } from "#platform/app.ts";
import type { Room } from "./live-server.ts";

/** The connection that sent a command. */
export type Connection = {
  /** Unique per connection; every tab has its own. */
  id: string;
  join: (room: Room) => Promise<void>;
  leave: (room: Room) => Promise<void>;
  isIn: (room: Room) => boolean;
};

type Call<S extends LiveCommand> = {
  app: App;
  viewer: ViewerOf<S["access"]>;
  connection: Connection;
  body: MessageBody<S>;
};

export type CommandHandler = { command: LiveCommand; run: (call: never) => Promise<unknown> };

/** Binds a command of the contract to its handler. */
export function onCommand<S extends LiveCommand>(
  command: S,
  run: (call: Call<S>) => Promise<CommandReply<S>>,
): CommandHandler {
  return { command, run };
}
