import { routes } from "#platform/routes.ts";

/** The page about trust, which leads back to the current page. */
export function trustHere(): string {
  const here = location.pathname + location.search;
  return `${routes.trust}?to=${encodeURIComponent(here)}`;
}
