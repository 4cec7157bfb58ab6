import { LiveConnection } from "./live-connection.ts";

/** The one live connection of this tab, shared by all features. */
export const connection = new LiveConnection();
