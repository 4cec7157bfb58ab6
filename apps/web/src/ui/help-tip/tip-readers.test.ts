import { roles } from "@goldmane/contracts/family/limits";
import { type HelpReader, helpArticle, isFor } from "@goldmane/leo/help/articles";
import { expect, test } from "vitest";
import { canReadTip, type TipArticle, tipReaders } from "./tip-readers.ts";

const readerOf = { parent: "parent", adult: "grown-up", teen: "child", child: "child" } as const;
const articles = Object.keys(tipReaders).filter((id): id is TipArticle => id in tipReaders);

test.each(articles)("%s has the reader that its article names", (id) => {
  expect(helpArticle(id)?.who).toBe(tipReaders[id]);
});

test.each(roles)("a %s sees the tips of the articles that the server lists", (role) => {
  const reader: HelpReader = readerOf[role];
  const viewer = { isOperator: false, profile: { role } };
  expect(articles.filter((id) => canReadTip(id, viewer))).toEqual(
    articles.filter((id) => isFor(id, reader)),
  );
});
