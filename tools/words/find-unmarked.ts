import { isNode, lineOf, type Node, type Source, walk } from "./source-tree.ts";

/** Attributes whose text is shown or read aloud. */
const read =
  /^(?:aria-(?:label|description|valuetext|roledescription)|label|heading|words|placeholder|title|hint|legend|alt|whenEmpty|nothing|verb|problem|question|data-tooltip)$/;

/** Attributes that never contain text for people. */
const unread =
  /^(?:className|id|name|type|href|to|src|key|role|look|icon|sizes?|width|height|column|d|viewBox|points|transform|style|shape|shows|on|value|fill|stroke|rel|target|accept|auto[A-Z].*|data-.*|aria-.*)$/;

/** Calls whose texts are for programs or for the console. */
const technical =
  /^(?:querySelector(?:All)?|matchMedia|(?:add|remove)EventListener|closest|matches|[gs]et(?:Item|Attribute)|removeItem|includes|startsWith|endsWith|split|join|toggleAttribute|replace(?:All)?|warn|error|test)$/;

/** Names that are the same in every language, and texts for machines. */
const names =
  /^(?:English|Español|Performance monitoring partially unavailable|GET|cache-control:|(?:HOST=0\.0\.0\.0 )?TLS=local npm start|npm run operate -- reset-password|\/media\/|ms|ok|noopener noreferrer|Goldmane|Leo|VIBES|Mirrorlox|Goldmane · |GOLD-2026|(?:Arrow|Page)(?:Left|Right|Up|Down)|Enter|Escape|Tab|Shift|Home|End|Space|Backspace|GoBack|BrowserBack|MediaPlayPause|Caprasimo|Figtree|Gg|PG-13|rem|(?:round|lift)-|glow|The Sock Rocket)$/;

/** Texts for people that are not marked for translation: `file:line text`. */
export function findUnmarked(source: Source): string[] {
  const found: string[] = [];
  const report = (node: Node, text: string) =>
    found.push(
      `${lineOf(source, node.start + leadOf(text))} ${text.trim().replaceAll(/\s+/g, " ")}`,
    );
  walk(source.tree, (node, around) => {
    if (isUnread(node)) return false;
    if (node.type === "JSXAttribute" && isNode(node["value"]) && unread.test(attributeName(node)))
      return read.test(attributeName(node));
    const text = textOf(node);
    if (text === null || names.test(text.trim()) || isTechnical(node, around)) return true;
    if (isShown(node, around) ? /\p{L}{2}/u.test(text) : isProse(text)) report(node, text);
    return true;
  });
  return found;
}

/** Types, imports and marked texts, which the search skips. */
function isUnread(node: Node): boolean {
  if (/^TS(?!As|NonNull|Satisfies)/.test(node.type)) return true;
  if (node.type === "ImportDeclaration" || node.type === "ImportExpression") return true;
  if (node.type === "ExpressionStatement" && "directive" in node && node["directive"]) return true;
  return (
    node.type === "TaggedTemplateExpression" ||
    (node.type === "CallExpression" && /^sayPlural$/.test(calleeName(node)))
  );
}

function textOf(node: Node): string | null {
  if (node.type === "JSXText") return String(node["value"]);
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type !== "TemplateLiteral") return null;
  const parts = (node["quasis"] as { value: { cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  return parts.join("{}");
}

/**
 * Whether a literal is part of a page's text or of an attribute with text, possibly behind a
 * condition.
 */
function isShown(node: Node, around: readonly Node[]): boolean {
  if (node.type === "JSXText") return true;
  let child = node;
  for (const parent of around.toReversed()) {
    if (parent.type === "JSXAttribute") return read.test(attributeName(parent));
    if (parent.type === "JSXElement" || parent.type === "JSXFragment") return true;
    const passes =
      parent.type === "JSXExpressionContainer" ||
      (parent.type === "ConditionalExpression" && parent["test"] !== child) ||
      (parent.type === "LogicalExpression" && parent["right"] === child);
    if (!passes) return false;
    child = parent;
  }
  return false;
}

function isTechnical(node: Node, around: readonly Node[]): boolean {
  const parent = around.at(-1);
  if (!parent) return false;
  if (parent.type === "BinaryExpression" || parent.type === "SwitchCase") return true;
  if (parent.type === "MemberExpression") return true;
  if (parent.type === "Property" && parent["key"] === node) return true;
  for (const one of around.toReversed()) {
    if (
      one.type === "NewExpression" &&
      /(?:Error|Declined)$|^(?:URL|RegExp)$/.test(calleeName(one))
    )
      return true;
    if (one.type === "CallExpression" && technical.test(calleeName(one))) return true;
    if (/JSXElement|JSXFragment|Function/.test(one.type)) return false;
  }
  return false;
}

/** Whether a text is a sentence, a capitalized word, or several words, and not code or style. */
function isProse(text: string): boolean {
  const words = text.trim();
  if (/[{}]{2}|[<>=#*]|\w\(|^\/|^[a-z-]+: /.test(words.replaceAll("{}", ""))) return false;
  return /^[“‘]?\p{Lu}[\p{Ll}’]+(?:[\s.,:;!?…’”·—–-]|$)|^\p{Lu}+ \p{L}|\p{L}[’”,.:;]? \p{L}/u.test(
    words,
  );
}

/** Number of line breaks and spaces before a text, which JSX includes. */
function leadOf(text: string): number {
  return text.length - text.trimStart().length;
}

function attributeName(node: Node): string {
  const { name } = node as unknown as { name: { name: string | { name: string } } };
  return typeof name.name === "string" ? name.name : name.name.name;
}

function calleeName(node: Node): string {
  const callee = node["callee"] as { name?: string; property?: { name?: string } };
  return callee.name ?? callee.property?.name ?? "";
}
