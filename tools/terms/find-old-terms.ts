import { parseSync } from "vite";
import { isNode, type Node, walk } from "#words/source-tree.ts";
import { nameTerms, pathTerms, phrases, type Term } from "./terms.ts";
import { textPhrases } from "./text-phrases.ts";

/** An outdated word, with the term that replaces it. */
export type Finding = { place: string; found: string; use: string };

/** Finds outdated words in the folders and the name of a file. */
export function findInPath(path: string): Finding[] {
  const parts = path
    .replace(/(?:\.\w+)+$/, "")
    .split("/")
    .map(toWords);
  return parts
    .flatMap((part) => match([...nameTerms, ...pathTerms], path, part))
    .map((finding) => ({ place: path, ...finding }));
}

/**
 * Finds outdated words in the identifiers of a module, and outdated phrases in its comments, its log
 * messages and the texts that it shows to people.
 */
export function findInCode(path: string, code: string): Finding[] {
  const lang = path.endsWith("x") ? "tsx" : "ts";
  const { program, comments } = parseSync(path, code, { lang });
  const at = (start: number) => `${path}:${code.slice(0, start).split("\n").length}`;
  const findings: Finding[] = [];
  const add = (terms: readonly Term[], text: string, start: number) => {
    for (const finding of match(terms, path, text)) findings.push({ place: at(start), ...finding });
  };
  walk(program as unknown as Node, (node) => {
    if (isNode(node) && /^(?:Identifier|PrivateIdentifier|JSXIdentifier)$/.test(node.type))
      add(nameTerms, toWords(String(node["name"])), node.start);
    for (const text of logMessagesOf(node)) add(phrases, text, node.start);
    if (checkedTexts.test(path) && !tests.test(path))
      for (const text of shownTextsOf(node)) add(textPhrases, text, node.start);
  });
  for (const { value, start } of comments) add(phrases, toProse(value), start);
  return findings;
}

/** Where the texts for people are checked. */
const checkedTexts = /^(?:apps|packages)\//;

/** Tests quote texts that people type. */
const tests = /\.test\.tsx?$|\/testing\/|^e2e\/|^tools\//;

/** The literal texts of a `log.warn({ … }, "…")` call. */
function logMessagesOf(node: Node): string[] {
  const callee = node["callee"];
  if (node.type !== "CallExpression" || !isNode(callee) || !isNode(callee["property"])) return [];
  const isLog =
    /^(?:debug|info|warn|error|fatal)$/.test(String(callee["property"]["name"])) &&
    /^#?log$/.test(nameOf(callee["object"]));
  return isLog ? (node["arguments"] as Node[]).flatMap(literalOf) : [];
}

/** The text of say`…`, sayParts`…`, sayPlural(n, { one, other }) and new AppError(code, "…"). */
function shownTextsOf(node: Node): string[] {
  if (node.type === "TaggedTemplateExpression")
    return /^say(?:Parts)?$/.test(nameOf(node["tag"])) ? literalOf(node["quasi"]) : [];
  const called = nameOf(node["callee"]);
  const [, second] = (node["arguments"] as Node[] | undefined) ?? [];
  if (called === "AppError") return literalOf(second);
  if (called !== "sayPlural" || second?.type !== "ObjectExpression") return [];
  return (second["properties"] as Node[]).flatMap(({ value }) => literalOf(value));
}

/** The name of an identifier, or of the property that a member expression ends with. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  return typeof node["name"] === "string" ? node["name"] : "";
}

function literalOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "ConditionalExpression")
    return [...literalOf(node["consequent"]), ...literalOf(node["alternate"])];
  if (node.type !== "TemplateLiteral") return [];
  const quasis = node["quasis"] as { value: { cooked: string } }[];
  return [quasis.map(({ value }) => value.cooked).join("…")];
}

/** Finds outdated phrases in a document, outside of code. */
export function findInDocument(path: string, text: string): Finding[] {
  const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) =>
    code.replaceAll(/[^\n]/g, " "),
  );
  return prose.split("\n").flatMap((line, index) =>
    match(phrases, path, line.replace(/^[\s>#*|-]+/, "")).map((finding) => ({
      place: `${path}:${index + 1}`,
      ...finding,
    })),
  );
}

function match(terms: readonly Term[], path: string, text: string) {
  return terms.flatMap(({ pattern, use, within, except }) => {
    if ((within && !within.test(path)) || except?.test(path)) return [];
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ found: found.trim(), use }];
  });
}

/** `openTestHouse`, `open-test-house` and `OPEN_TEST_HOUSE` as "open test house". */
function toWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .toLowerCase();
}

/** The text of a comment without its asterisks. */
function toProse(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
