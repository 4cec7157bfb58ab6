import { useLocationProperty } from "wouter/use-browser-location";

/**
 * The token of an e-mailed link. It is in the URL fragment, which browsers never send to a server.
 */
export function useLinkToken(): string | null {
  return useLocationProperty(readLinkToken);
}

function readLinkToken(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("token");
}
