import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A node of an ESTree syntax tree. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export type Source = { file: string; code: string; tree: Node };

/** Reads the source files of a browser's or a server's code, without tests and generated files. */
export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|(?:^|\/)testing\//.test(file),
    )
    .toSorted()
    .map((file) => parseSource(file, readFileSync(`${folder}/${file}`, "utf8")));
}

export function parseSource(file: string, code: string): Source {
  const { program, errors } = parseSync(file, code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return { file, code, tree: program as unknown as Node };
}

/**
 * Visits each node with its ancestors, outermost first. A visit that returns false skips its
 * children.
 */
export function walk(
  node: Node,
  visit: (node: Node, around: readonly Node[]) => boolean | void,
  around: readonly Node[] = [],
): void {
  if (visit(node, around) === false) return;
  const inner = [...around, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit, inner);
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

export function lineOf({ file, code }: Source, at: number): string {
  return `${file}:${code.slice(0, at).split("\n").length}`;
}
