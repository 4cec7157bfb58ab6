import { plainHttpCookie } from "@goldmane/contracts/trust/limits";

type Here = Pick<Location, "origin" | "host" | "search">;

/** The path that the visitor wanted, from the page's address; null if none. Never another site's. */
export function readDestination({
  origin,
  search,
}: Pick<Here, "origin" | "search">): string | null {
  const wanted = new URLSearchParams(search).get("to");
  if (wanted === null || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** The same path over https, on the port that takes both. */
export function toSecure({ host }: Pick<Here, "host">, path: string): string {
  return `https://${host}${path}`;
}

/** Continues over https, from now on. */
export function openSecurely(path: string): void {
  chooseHttp(false);
  location.replace(toSecure(location, path));
}

/** Continues over plain http, from now on. For devices that can't trust the server. */
export function openPlainly(path: string): void {
  chooseHttp(true);
  location.assign(path);
}

function chooseHttp(isChosen: boolean): void {
  const ageSeconds = isChosen ? 400 * 86_400 : 0;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore needs https
  document.cookie = `${plainHttpCookie}=1; Path=/; Max-Age=${ageSeconds}; SameSite=Lax`;
}
