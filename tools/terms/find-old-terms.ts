import { parseSync } from "vite";
import { isNode, type Node, walk } from "#words/source-tree.ts";
import { nameTerms, pathTerms, phrases, type Term } from "./terms.ts";

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

/** Finds outdated words in the identifiers of a module, and outdated phrases in its comments. */
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
  });
  for (const { value, start } of comments) add(phrases, toProse(value), start);
  return findings;
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
