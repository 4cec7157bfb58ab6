import { defaultControls } from "@goldmane/contracts/controls/rules";
import type { Controls } from "@goldmane/contracts/controls/schema";
import type { Role } from "@goldmane/contracts/family/limits";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { RightsFields } from "./rights-fields.tsx";

afterEach(cleanup);

function show(role: Role, controls: Partial<Controls> = {}) {
  const onChange = vi.fn<(change: Partial<Controls>) => void>();
  const all: Controls = { ...defaultControls(role), highestRating: "G", ...controls };
  render(
    <QueryClientProvider client={createQueryCache()}>
      <RightsFields role={role} controls={all} hasPage={() => true} onChange={onChange} />
    </QueryClientProvider>,
  );
  return onChange;
}

const question = () => screen.queryByRole("group", { name: "Who can join their parties" });
const games = () => screen.queryByRole("group", { name: "Share games with" });

/** A button of a question that is shown. */
function choice(group: HTMLElement | null, name: string): HTMLElement {
  if (!group) throw new Error("the question is not shown");
  return within(group).getByRole("button", { name });
}

test("a parent lets friends' households into parties with a child, or not", () => {
  const onChange = show("child");
  expect(choice(question(), "Family only").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(choice(question(), "Family and friends"));
  expect(onChange).toHaveBeenCalledWith({ partyGuests: "friends" });
});

test("the question is hidden for a teen, and for a child who can join no parties", () => {
  show("teen");
  expect(question()).toBeNull();
  cleanup();
  show("child", { party: "none" });
  expect(question()).toBeNull();
});

test("a parent lets a child or teen share games with friends, or not", () => {
  const onChange = show("child");
  fireEvent.click(choice(games(), "Family and friends"));
  expect(onChange).toHaveBeenCalledWith({ gamePartners: "friends" });
  cleanup();
  show("teen");
  expect(games()).toBeTruthy();
  cleanup();
  show("adult");
  expect(games()).toBeNull();
});
