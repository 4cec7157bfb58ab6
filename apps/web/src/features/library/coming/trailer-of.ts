import type { TheatricalPreview } from "@goldmane/contracts/library/schema";

/** The page here that plays a film's trailer; null without one or if it is external. */
export function trailerOf({ trailerAvailable, trailerUrl }: TheatricalPreview): string | null {
  return trailerAvailable && trailerUrl?.startsWith("/") === true ? trailerUrl : null;
}
