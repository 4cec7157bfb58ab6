/** Ink's instructions that make a film depend on more than its variables, with their reasons. */
const instructions: Readonly<Record<string, string>> = {
  visit: "Alternatives such as {a|b} count visits. Use a variable.",
  readc: "READ_COUNT counts visits. Use a variable.",
  turn: "TURNS counts choices. Use a variable.",
  turns: "TURNS_SINCE counts choices. Use a variable.",
  rnd: "RANDOM would differ each time.",
  srnd: "SEED_RANDOM would differ each time.",
  lrnd: "LIST_RANDOM would differ each time.",
  choiceCnt: "CHOICE_COUNT isn't supported.",
  thread: "Threads (<-) aren't supported.",
};

const isConditional = 1;
const hasStart = 2;
const isInvisible = 8;
const isOnceOnly = 16;

/**
 * Looks through a compiled script for what interactive films can't use. Their state is a path and
 * variables alone, so that a moment can be computed again anywhere.
 */
export function findForbidden(compiled: string): string[] {
  return [...new Set(listForbidden(JSON.parse(compiled)))];
}

/** Whether any option of the script depends on a condition. */
export function hasConditionalOptions(compiled: string): boolean {
  return listFlags(JSON.parse(compiled)).some((flags) => (flags & isConditional) !== 0);
}

function listForbidden(node: unknown): string[] {
  if (typeof node === "string") return instructions[node] ? [instructions[node]] : [];
  if (Array.isArray(node)) return node.flatMap(listForbidden);
  if (!isRecord(node)) return [];
  return [...listOwn(node), ...Object.values(node).flatMap(listInner)];
}

/** Names and texts inside an object aren't instructions. */
function listInner(value: unknown): string[] {
  return typeof value === "string" ? [] : listForbidden(value);
}

function listOwn(node: Readonly<Record<string, unknown>>): string[] {
  const found: string[] = [];
  if ("CNT?" in node) found.push("A knot's name in a condition counts visits. Use a variable.");
  if ("->t->" in node) found.push("Tunnels (-> knot ->) aren't supported.");
  if ("x()" in node) found.push("EXTERNAL functions aren't supported.");
  if ("temp=" in node) found.push("Temporary variables aren't supported. Use VAR.");
  if ("*" in node && typeof node.flg === "number") found.push(...listChoiceFaults(node.flg));
  return found;
}

function listChoiceFaults(flags: number): string[] {
  const found: string[] = [];
  if (flags & isOnceOnly) found.push("Write options with +, not with *.");
  if (flags & hasStart) found.push("Write an option's whole text inside the brackets: + [text].");
  if (flags & isInvisible) found.push("Options without text aren't supported.");
  return found;
}

function listFlags(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(listFlags);
  if (!isRecord(node)) return [];
  const own = "*" in node && typeof node.flg === "number" ? [node.flg] : [];
  return [...own, ...Object.values(node).flatMap(listFlags)];
}

function isRecord(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}
