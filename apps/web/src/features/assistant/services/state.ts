import type { Action } from "@goldmane/contracts/assistant/actions";

/** An outside link that Leo is about to open. */
export type Service = Pick<
  Extract<Action, { type: "openService" }>,
  "kind" | "id" | "name" | "url"
>;

/** The URL if it is valid; otherwise null. */
export function readAddress(url: string): URL | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  return address?.protocol === "https:" && address.hostname.includes(".") ? address : null;
}
