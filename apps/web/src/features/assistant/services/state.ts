import type { Action } from "@goldmane/contracts/assistant/actions";

/** A place outside that Leo is about to open. */
export type Service = Pick<
  Extract<Action, { type: "openService" }>,
  "kind" | "id" | "name" | "url"
>;

/** Its address as a browser may go there; null for one that is bad. */
export function readAddress(url: string): URL | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  return address?.protocol === "https:" && address.hostname.includes(".") ? address : null;
}
