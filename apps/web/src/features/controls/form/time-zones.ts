const foundAtMost = 6;

/** "New York (America)" for America/New_York. */
export function nameZone(zone: string): string {
  const parts = zone.replaceAll("_", " ").split("/");
  const city = parts.at(-1) ?? zone;
  const region = parts.slice(0, -1).join(", ");
  return region === "" ? city : `${city} (${region})`;
}

/** The zones whose names contain a text; those whose city begins with it first. */
export function findZones(search: string, zones: readonly string[]): string[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return [];
  const named = [...new Set(zones)].map((zone) => ({ zone, name: nameZone(zone).toLowerCase() }));
  const found = named.filter(({ name }) => name.includes(wanted));
  const first = found.filter(({ name }) => name.startsWith(wanted));
  const others = found.filter((one) => !first.includes(one));
  return [...first, ...others].slice(0, foundAtMost).map(({ zone }) => zone);
}
