import { createHmac } from "node:crypto";
import type { IceServer } from "@goldmane/contracts/parties/schema";
import type { App } from "#platform/app.ts";

const validForSeconds = 6 * 3600;

/**
 * The configured ICE servers with expiring credentials ("TURN REST API",
 * draft-uberti-behave-turn-rest-00), as coturn implements it with `use-auth-secret`.
 */
export function listIceServers(
  { config, now }: Pick<App, "config" | "now">,
  who: string,
): IceServer[] {
  const { urls, secret } = config.turn;
  if (urls.length === 0) return [];
  if (secret === null) return [{ urls: [...urls] }];
  const username = `${Math.floor(now() / 1000) + validForSeconds}:${who}`;
  const credential = createHmac("sha1", secret).update(username).digest("base64");
  return [{ urls: [...urls], username, credential }];
}
