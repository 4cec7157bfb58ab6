import {
  isConstantNode,
  isFunctionNode,
  isOperatorNode,
  isParenthesisNode,
  isSymbolNode,
  type MathNode,
} from "mathjs";
import { math } from "./math.ts";

/** A calculation. Numbers are kept as written. */
export type Sum =
  | { name: "number"; digits: string }
  | { name: "pi" }
  | { name: Operation; args: readonly Sum[] };

const operations = [
  "add",
  "subtract",
  "multiply",
  "divide",
  "pow",
  "factorial",
  "unaryMinus",
  "unaryPlus",
  "mod",
  "sqrt",
  "cbrt",
  "half",
  "third",
  "quarter",
  "double",
  "triple",
  "percent",
] as const;
export type Operation = (typeof operations)[number];

const most = { characters: 160, parts: 60 };

/** Reads an expression of numbers, operators and a few functions; null for anything else. */
export function parseSum(expression: string): Sum | null {
  if (expression.length > most.characters) return null;
  let tree: MathNode;
  try {
    tree = math.parse(expression);
  } catch {
    return null;
  }
  let parts = 0;
  tree.traverse(() => {
    parts += 1;
  });
  return parts <= most.parts ? toSum(tree) : null;
}

function toSum(node: MathNode): Sum | null {
  if (isParenthesisNode(node)) return toSum(node.content);
  if (isConstantNode(node)) {
    const digits = String(node.value);
    return /^\d+(?:\.\d+)?$/.test(digits) ? { name: "number", digits } : null;
  }
  if (isSymbolNode(node)) return node.name === "pi" ? { name: "pi" } : null;
  if (isOperatorNode(node)) {
    // "2 3" is a list of numbers, "2 (3 + 4)" is a product.
    if (node.implicit && node.args.every((part) => isConstantNode(part))) return null;
    return toOperation(node.fn, node.args);
  }
  return isFunctionNode(node) ? toOperation(node.fn.name, node.args) : null;
}

function toOperation(called: string, nodes: readonly MathNode[]): Sum | null {
  const name = operations.find((operation) => operation === called);
  if (!name) return null;
  const args = nodes.map(toSum);
  return args.every((part) => part !== null) ? { name, args } : null;
}
