import { badges } from "@goldmane/contracts/achievements/limits";
import { prorate } from "@goldmane/contracts/billing/rules";
import { linkCategories } from "@goldmane/contracts/directory/limits";
import { errorStatus } from "@goldmane/contracts/errors";
import { genres } from "@goldmane/contracts/library/limits";
import { soundLabels } from "@goldmane/contracts/playback/limits";
import { plans } from "@goldmane/contracts/subscription/plans";
import { originals } from "@goldmane/originals/catalogue.gen";
import { isNode, type Node, readSources, walk } from "./source-tree.ts";

/**
 * What the web app says that stands elsewhere: names of the contract, and a sentence for each code of
 * an error, by which a language speaks of what it has no better words for.
 */
export function listFixedWords(): string[] {
  return [
    ...genres.map(({ name }) => name),
    ...linkCategories,
    ...badges.flatMap(({ name, how }) => [name, how]),
    ...new Set(originals.flatMap(({ moods }) => moods)),
    ...new Set(originals.flatMap(({ themes }) => themes.map((theme) => `about ${theme}`))),
    ...Object.values(soundLabels),
    ...plans.map(({ label }) => label),
    ...listBillLabels(),
    ...Object.keys(errorStatus),
  ];
}

/** What the server says that stands elsewhere: it is the same in a list, a rule and a letter. */
export function listServerWords(): string[] {
  return [
    ...badges.map(({ name }) => name),
    ...new Set(originals.flatMap(({ moods }) => moods)),
    ...listBillLabels(),
  ];
}

/** What stands on the lines of a bill. */
function listBillLabels(): string[] {
  const period = { periodStartAt: 0, periodEndAt: 1 };
  const changes = plans.flatMap((from) => plans.map((to) => prorate(from, to, period, 0)));
  return [
    ...new Set(changes.flat().map(({ label }) => label)),
    ...plans.map(({ name }) => `${name}, one month`),
    "From your credit",
  ];
}

/** What the server's refusals say, where it is the same each time. A language may have words for it. */
export function listRefusals(): string[] {
  const found = new Set<string>();
  for (const { tree } of ["apps/server/src", "packages/media/src"].flatMap(readSources))
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
