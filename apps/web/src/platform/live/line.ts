import { LiveLine } from "./live-line.ts";

/** The one live connection of this tab, for everything that is live. */
export const line = new LiveLine();
