import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import type { HelpArticle } from "@goldmane/contracts/help/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { visitorSession } from "#testing/visitor-session.ts";
import { HelpTip } from "./help-tip.tsx";
import type { TipArticle } from "./tip-readers.ts";

const seats: HelpArticle = {
  id: "seats",
  area: "family",
  title: "Choose who keeps a seat",
  ask: ["who has a seat"],
  say: "Look under “Seats”.",
  body: "A larger plan has more.",
  page: "/profile/family",
};
const parent: FamilyProfile = {
  id: "0192f5a4-0000-7000-8000-000000000001",
  name: "Ana",
  displayName: "Ana",
  username: "ana",
  role: "parent",
  ageGroup: "adult",
  avatarUrl: "",
  hasPin: false,
  hasSeat: true,
  status: "active",
  highestRating: "R",
  language: null,
};

let asked: string[];
let isServerDown: boolean;

beforeEach(() => {
  asked = [];
  isServerDown = false;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (isServerDown) throw new TypeError("Failed to fetch");
    return Response.json({ articles: [seats] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(article: TipArticle, role: FamilyProfile["role"] = "parent") {
  const cache = createQueryCache();
  const session: CurrentSession = { ...visitorSession, profile: { ...parent, role } };
  cache.setQueryData(sessionQuery.queryKey, session);
  render(
    <QueryClientProvider client={cache}>
      <h2>Seats</h2>
      <HelpTip article={article} label="Seats" />
    </QueryClientProvider>,
  );
}

const tip = () => screen.queryByRole("button", { name: "Help: Seats" });

function press() {
  const button = screen.getByRole("button", { name: "Help: Seats" });
  button.focus();
  fireEvent.click(button);
}

test("reads an article and links to the rest; Escape closes it and returns the focus", async () => {
  show("seats");
  expect(asked).toEqual([]);
  press();
  const more = await screen.findByRole("link", { name: "More help" });
  expect(asked).toEqual(["/api/help"]);
  expect(more.getAttribute("href")).toBe("/features#seats");
  const popover = screen.getByRole("dialog", { name: seats.title });
  expect(popover.textContent).toContain(seats.say);
  expect(popover.textContent).not.toContain(seats.body);
  expect(popover.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? popover, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(tip()));
});

test("loads the articles once", async () => {
  show("seats");
  press();
  await screen.findByText(seats.say);
  press();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press();
  expect(await screen.findByText(seats.say)).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test("says when the server can’t be reached, and tries again", async () => {
  isServerDown = true;
  show("seats");
  press();
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  isServerDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(seats.say)).toBeTruthy();
});

test("is hidden if the server doesn’t list its article", async () => {
  show("friends");
  press();
  await waitFor(() => expect(tip()).toBeNull());
});

test("is hidden from viewers whom the article doesn’t concern, before anything loads", () => {
  show("seats", "child");
  expect(tip()).toBeNull();
  expect(asked).toEqual([]);
});
