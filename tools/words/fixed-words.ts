import { badges } from "@goldmane/contracts/achievements/limits";
import { prorate } from "@goldmane/contracts/billing/rules";
import { linkCategories } from "@goldmane/contracts/directory/limits";
import { errorStatus } from "@goldmane/contracts/errors";
import { genres } from "@goldmane/contracts/library/limits";
import { plans } from "@goldmane/contracts/subscription/plans";
import { originals } from "@goldmane/originals/catalogue.gen";
import { isNode, type Node, readSources, walk } from "./source-tree.ts";

/**
 * What the web app says that stands elsewhere: names of the contract, and a sentence for each code of
 * an error, by which a language speaks of what it has no better words for.
 */
export function listFixedWords(): string[] {
  const period = { periodStartAt: 0, periodEndAt: 1 };
  const changes = plans.flatMap((from) => plans.map((to) => prorate(from, to, period, 0)));
  return [
    ...genres.map(({ name }) => name),
    ...linkCategories,
    ...badges.flatMap(({ name, how }) => [name, how]),
    ...new Set(originals.flatMap(({ moods }) => moods)),
    ...plans.map(({ label }) => label),
    ...new Set(changes.flat().map(({ label }) => label)),
    ...Object.keys(errorStatus),
  ];
}

/** What the server's refusals say, where it is the same each time. A language may have words for it. */
export function listRefusals(): string[] {
  const found = new Set<string>();
  for (const { tree } of readSources("apps/server/src"))
    walk(tree, (node) => {
      const callee = node["callee"];
      if (node.type !== "NewExpression" || !isNode(callee) || callee["name"] !== "AppError") return;
      for (const text of listTexts((node["arguments"] as Node[])[1])) found.add(text);
    });
  return [...found];
}

function listTexts(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "ConditionalExpression")
    return [...listTexts(node["consequent"]), ...listTexts(node["alternate"])];
  return node.type === "Literal" && typeof node["value"] === "string" ? [node["value"]] : [];
}
