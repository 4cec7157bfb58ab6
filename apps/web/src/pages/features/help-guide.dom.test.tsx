import type { HelpArticle } from "@goldmane/contracts/help/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { helpQuery } from "#platform/help/help-query.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { HelpGuide } from "./help-guide.tsx";

const articles: HelpArticle[] = [
  {
    id: "captions",
    area: "watching",
    title: "Turn on captions",
    ask: ["i want subtitles"],
    say: "Open “Audio and captions”.",
    body: "Every profile has its own.",
    page: "/watch/featured/0",
  },
  {
    id: "no-sound",
    area: "problems",
    title: "Fix missing sound",
    ask: ["i can't hear anything"],
    say: "Check the volume.",
    body: "Then try another film.",
    page: null,
  },
];

function show() {
  const cache = createQueryCache();
  cache.setQueryData(helpQuery.queryKey, { articles });
  render(
    <QueryClientProvider client={cache}>
      <HelpGuide />
    </QueryClientProvider>,
  );
}

const titles = () =>
  [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, "", "/features"));
afterEach(cleanup);

test("lists the articles by area and finds them by how people ask", () => {
  show();
  expect(screen.getByText("2 articles")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Problems" })).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "hear" } });
  expect(titles()).toEqual(["Fix missing sound"]);
});

test("an area narrows the list, and an empty result can be reset", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: /Watching/ }));
  expect(titles()).toEqual(["Turn on captions"]);
  expect(location.search).toBe("?area=watching");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzz" } });
  fireEvent.click(screen.getByRole("button", { name: "Show all articles" }));
  expect(titles()).toHaveLength(2);
});

test("only an article with a page offers to show it", () => {
  show();
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/watch/featured/0"]);
});

test("a link to an article opens it", () => {
  history.replaceState(null, "", "/features#no-sound");
  show();
  expect(document.querySelector("#no-sound")?.hasAttribute("open")).toBe(true);
  expect(document.querySelector("#captions")?.hasAttribute("open")).toBe(false);
});
