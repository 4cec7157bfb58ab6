import account from "#corpus/help/account.json" with { type: "json" };
import family from "#corpus/help/family.json" with { type: "json" };
import finding from "#corpus/help/finding.json" with { type: "json" };
import leo from "#corpus/help/leo.json" with { type: "json" };
import offline from "#corpus/help/offline.json" with { type: "json" };
import parents from "#corpus/help/parents.json" with { type: "json" };
import plans from "#corpus/help/plans.json" with { type: "json" };
import problems from "#corpus/help/problems.json" with { type: "json" };
import server from "#corpus/help/server.json" with { type: "json" };
import together from "#corpus/help/together.json" with { type: "json" };
import watching from "#corpus/help/watching.json" with { type: "json" };
import type { Language } from "#distress/distress.ts";

/** Areas in the order in which people meet them. */
export const helpAreas = [
  "watching",
  "finding",
  "leo",
  "together",
  "family",
  "parents",
  "plans",
  "account",
  "offline",
  "problems",
  "server",
] as const;
export type HelpArea = (typeof helpAreas)[number];

/** The readers of an article. */
export const helpReaders = ["everyone", "child", "grown-up", "parent", "operator"] as const;
export type HelpReader = (typeof helpReaders)[number];

type HelpText = {
  title: string;
  ask: readonly string[];
  /** The answer in two sentences. */
  say: string;
  body: string;
};

export type HelpArticle = {
  id: string;
  area: HelpArea;
  /** Where the feature is, if on one page; `{profile}` stands for a child's or teen's profile. */
  page: string | null;
  /** The English label of the control to point at. */
  control: string | null;
  who: HelpReader;
} & Readonly<Record<Language, HelpText>>;

type Written = Omit<HelpArticle, "area" | "who"> & { who: string };

const written: Readonly<Record<HelpArea, readonly Written[]>> = {
  watching,
  finding,
  leo,
  together,
  family,
  parents,
  plans,
  account,
  offline,
  problems,
  server,
};

/** All help articles, by area. */
export const helpArticles: readonly HelpArticle[] = helpAreas.flatMap((area) =>
  written[area].map((article) => ({ ...article, area, who: readerOf(article.who) })),
);

function readerOf(who: string): HelpReader {
  const reader = helpReaders.find((name) => name === who);
  if (!reader) throw new RangeError(`A help article is for ${who}.`);
  return reader;
}

const byId: ReadonlyMap<string, HelpArticle> = new Map(
  helpArticles.map((article) => [article.id, article]),
);

/** An article by its id; null for an unknown one. */
export function helpArticle(id: string): HelpArticle | null {
  return byId.get(id) ?? null;
}

const readable: Readonly<Record<HelpReader, readonly HelpReader[]>> = {
  everyone: ["everyone"],
  child: ["everyone", "child"],
  "grown-up": ["everyone", "grown-up"],
  parent: ["everyone", "grown-up", "parent"],
  operator: ["everyone", "grown-up", "parent", "operator"],
};

/** Whether someone may read an article: parents see what is for grown-ups, and operators all. */
export function isFor(articleId: string, who: HelpReader): boolean {
  const article = byId.get(articleId);
  return article !== undefined && readable[who].includes(article.who);
}
