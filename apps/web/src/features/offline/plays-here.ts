import type { Copy } from "#platform/kept/copy.ts";

/** Whether a film plays without a network: all of it is here, and its time is not over. */
export function playsHere({ state, expiresAt }: Pick<Copy, "state" | "expiresAt">, now: number) {
  return state === "kept" && expiresAt > now;
}
