import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { say } from "#platform/words/say.ts";

/** Why this browser can't use passkeys at this URL; null if it can. */
export function whyNoPasskeys(): string | null {
  if (!window.isSecureContext) {
    return say`Passkeys need https, and this address is plain http. Open Goldmane over https, or at http://localhost on the machine it runs on.`;
  }
  if (/^[\d.]+$|^\[/.test(location.hostname)) {
    return say`Passkeys need a host name, and this address is an IP address. On the machine that runs Goldmane, open http://localhost instead.`;
  }
  if (!browserSupportsWebAuthn()) return say`This browser doesn’t support passkeys.`;
  return null;
}
