import { trustProbePath } from "@goldmane/contracts/trust/limits";

/** `needless`: this is the server's own machine, which is secure without https. */
export type Trust = "needless" | "trusted" | "untrusted";

/** Asks over https whether this device trusts the server's certificate. */
export async function checkTrust(): Promise<Trust> {
  if (location.protocol === "https:") return (await acceptsWorker()) ? "trusted" : "untrusted";
  if (globalThis.isSecureContext) return "needless";
  const url = `https://${location.host}${trustProbePath}`;
  const answer = await fetch(url, { cache: "no-store", credentials: "omit" }).catch(() => null);
  return answer?.ok ? "trusted" : "untrusted";
}

/**
 * A page over https that was opened in spite of a warning looks trusted, but browsers refuse its
 * service worker.
 */
async function acceptsWorker(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return true;
  try {
    await navigator.serviceWorker.register("/sw.js");
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === "SecurityError");
  }
}
