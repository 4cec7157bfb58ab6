import type { TheatricalPreview } from "@goldmane/contracts/library/schema";

/** The page of this house that plays a film's trailer; null where it has none, or somebody else's. */
export function trailerOf({ trailerAvailable, trailerUrl }: TheatricalPreview): string | null {
  return trailerAvailable && trailerUrl?.startsWith("/") === true ? trailerUrl : null;
}
