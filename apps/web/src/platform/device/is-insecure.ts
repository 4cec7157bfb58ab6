/**
 * Whether the page came over plain http from another machine. Browsers then have no service workers,
 * microphone, camera or passkeys.
 */
export function isInsecure(): boolean {
  return !globalThis.isSecureContext;
}
