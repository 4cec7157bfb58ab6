import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { say } from "#platform/words/say.ts";

/** Why this browser can't use passkeys at this secure URL; null if it can. */
export function whyNoPasskeys(): string | null {
  if (/^[\d.]+$|^\[/.test(location.hostname)) {
    return say`Passkeys don’t work at a numeric address. Open Goldmane by its name instead.`;
  }
  if (!browserSupportsWebAuthn()) return say`This browser doesn’t support passkeys.`;
  return null;
}
