/** The tools, in the order of the inventory. A set of tools is an integer with a bit for each. */
export const tools = [
  "hammer",
  "boots",
  "net",
  "lantern",
  "flute",
  "hook",
  "magnet",
  "shield",
] as const;
export type Tool = (typeof tools)[number];

export function bitOf(tool: Tool): number {
  return 1 << tools.indexOf(tool);
}

export function hasTool(owned: number, tool: Tool): boolean {
  return (owned & bitOf(tool)) !== 0;
}

export function setOf(list: readonly Tool[]): number {
  return list.reduce((set, tool) => set | bitOf(tool), 0);
}
