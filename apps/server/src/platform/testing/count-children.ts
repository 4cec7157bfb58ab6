import { readdirSync, readFileSync } from "node:fs";

/** How many processes of a name this process and its descendants are running (Linux). */
export function countChildren(name: string, parent = process.pid): number {
  const processes = readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const comm = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
      const [state, ppid] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return state === "Z" ? [] : [{ pid: Number(entry), ppid: Number(ppid), comm }];
    } catch {
      // It ended while we looked.
      return [];
    }
  });
  const below = (pid: number): number =>
    processes
      .filter(({ ppid }) => ppid === pid)
      .reduce((sum, child) => sum + (child.comm === name ? 1 : 0) + below(child.pid), 0);
  return below(parent);
}
