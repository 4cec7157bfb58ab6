import { readdirSync, readFileSync } from "node:fs";

/** Process ids by name among the descendants of a process, this one by default (Linux). */
export function findChildren(name: string, parent = process.pid): number[] {
  const processes = readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const comm = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
      const [state, ppid] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return state === "Z" ? [] : [{ pid: Number(entry), ppid: Number(ppid), comm }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
  const below = (pid: number): number[] =>
    processes
      .filter(({ ppid }) => ppid === pid)
      .flatMap((child) => [...(child.comm === name ? [child.pid] : []), ...below(child.pid)]);
  return below(parent);
}

export function countChildren(name: string, parent = process.pid): number {
  return findChildren(name, parent).length;
}
