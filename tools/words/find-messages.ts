import { isNode, lineOf, type Node, type Source, walk } from "./source-tree.ts";

export type Message = { english: string; forms?: { one: string; other: string }; place: string };

const tags = new Set(["say", "sayParts"]);

/** Finds a source's messages: say`…`, sayParts`…` and sayPlural(n, { one, other }). */
export function findMessages(source: Source): Message[] {
  const found: Message[] = [];
  walk(source.tree, (node) => {
    const place = lineOf(source, node.start);
    if (node.type === "TaggedTemplateExpression" && tags.has(nameOf(node["tag"])))
      found.push({ english: joinTemplate(node["quasi"]), place });
    if (node.type !== "CallExpression" || nameOf(node["callee"]) !== "sayPlural") return;
    const forms = readForms((node["arguments"] as Node[])[1], place);
    found.push({ english: `${forms.one} | ${forms.other}`, forms, place });
  });
  return found;
}

/** Finds messages that are evaluated when the module loads, before the language is known. */
export function findSaidTooSoon(source: Source): string[] {
  const found: string[] = [];
  walk(source.tree, (node, around) => {
    const called = node["tag"] ?? node["callee"];
    if (!/^say(?:Parts|Plural|Text)?$/.test(nameOf(called))) return;
    if (!around.some(({ type }) => /Function/.test(type))) found.push(lineOf(source, node.start));
  });
  return found;
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === "Identifier" ? String(node["name"]) : "";
}

function joinTemplate(node: unknown): string {
  const { quasis } = node as { quasis: { value: { cooked: string } }[] };
  return quasis
    .map(({ value }) => value.cooked)
    .reduce((message, part, i) => `${message}{${i - 1}}${part}`);
}

function readForms(node: Node | undefined, place: string): { one: string; other: string } {
  const forms = new Map<string, string>();
  for (const { key, value } of (node?.["properties"] ?? []) as { key: Node; value: Node }[])
    forms.set(nameOf(key), value.type === "Literal" ? String(value["value"]) : "");
  const [one, other] = [forms.get("one"), forms.get("other")];
  if (!one || !other) throw new Error(`${place}: sayPlural wants { one: "…", other: "…" }.`);
  return { one, other };
}
