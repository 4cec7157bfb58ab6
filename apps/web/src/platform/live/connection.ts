import { LiveConnection } from "./live-connection.ts";

/** The one live connection of this tab, for everything that is live. */
export const connection = new LiveConnection();
