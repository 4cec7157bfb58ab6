import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { say } from "#platform/words/say.ts";

/** Why passkeys are unavailable at this address; null if they are available. */
export function whyNoPasskeys(): string | null {
  if (!window.isSecureContext) {
    return say`Passkeys need https, and this address is plain http. Open Goldmane over https, or at http://localhost on the machine it runs on.`;
  }
  if (/^[\d.]+$|^\[/.test(location.hostname)) {
    return say`Passkeys need a name, and this address is a number. On the machine itself open http://localhost in place of it.`;
  }
  if (!browserSupportsWebAuthn()) return say`This browser knows no passkeys.`;
  return null;
}
