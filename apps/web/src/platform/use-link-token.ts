import { useLocationProperty } from "wouter/use-browser-location";

/** The secret part of a mailed link. It stands behind the mark, which browsers send to nobody. */
export function useLinkToken(): string | null {
  return useLocationProperty(readLinkToken);
}

function readLinkToken(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("token");
}
