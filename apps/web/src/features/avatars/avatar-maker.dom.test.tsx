import { avatarPartNames, avatarParts, badgeOfOutfit } from "@goldmane/contracts/avatars/limits";
import { firstLook, nameLook } from "@goldmane/contracts/avatars/rules";
import type { OwnAvatar, OwnOutfit } from "@goldmane/contracts/avatars/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { AvatarMaker } from "./avatar-maker.tsx";
import { choiceName, partName } from "./part-names.ts";

const outfits = avatarParts.outfit.map((id): OwnOutfit => {
  const badge = badgeOfOutfit[id];
  if (!badge) return { id, canWear: true, badge: null };
  const how = "Finish a realm of Adventure Quest.";
  return {
    id,
    canWear: id === "usher",
    badge: { id: badge, name: "First realm", how, have: 0, need: 1 },
  };
});
const nothing: OwnAvatar = { look: null, isPicture: false, outfits };

let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    await Promise.resolve();
    const wish = JSON.parse(body);
    sent.push(wish);
    return Response.json({ look: wish.look, isPicture: wish.asPicture, outfits });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(avatar = nothing) {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <AvatarMaker avatar={avatar} drawBadge={(id) => <i data-testid={id} />} />
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shownLook = () => document.querySelector("[data-look]")?.getAttribute("data-look");

test("every part offers all of its choices, each with a name", () => {
  show();
  for (const part of avatarPartNames) {
    press(partName(part));
    const grid = within(screen.getByRole("list", { name: partName(part) }));
    expect(grid.getAllByRole("button")).toHaveLength(avatarParts[part].length);
    for (const choice of avatarParts[part]) expect(choiceName(part, choice)).toMatch(/^[A-Z]/);
  }
});

test("a choice shows at once, and is saved as the profile's picture", async () => {
  show();
  expect(shownLook()).toBe(nameLook(firstLook));
  press("Fox");
  press("Hair and hats");
  press("Crown");
  const look = { ...firstLook, species: "fox", hat: "crown" } as const;
  expect(shownLook()).toBe(nameLook(look));
  expect(screen.getByRole("button", { name: "Crown" }).getAttribute("aria-pressed")).toBe("true");
  press("Save");
  await vi.waitFor(() => expect(sent).toEqual([{ look, asPicture: true }]));
});

test("an avatar that isn't the picture stays off it until it is switched on", async () => {
  show({ ...nothing, look: firstLook });
  press("Save");
  await vi.waitFor(() => expect(sent).toEqual([{ look: firstLook, asPicture: false }]));
  fireEvent.click(screen.getByRole("switch", { name: "My picture" }));
  press("Save");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ asPicture: true });
});

test("an outfit with a lock can be tried on, shows how it is earned, and isn't saved", () => {
  show();
  press("Outfit");
  press("Wizard robe, locked");
  expect(shownLook()).toContain(".wizard.");
  expect(screen.getByText("Finish a realm of Adventure Quest.")).toBeTruthy();
  expect(screen.getByTestId("quest-realm")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Play game" }).getAttribute("href")).toBe(
    "/play-games/adventure-quest",
  );
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  expect(save.disabled).toBe(true);
  press("Theater vest");
  expect(save.disabled).toBe(false);
  expect(screen.queryByText("Finish a realm of Adventure Quest.")).toBeNull();
});

test("the dice never choose an outfit with a lock", () => {
  show();
  press("Outfit");
  for (let roll = 0; roll < 20; roll += 1) {
    press("Surprise me");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false);
  }
});
