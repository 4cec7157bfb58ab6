import type { SavedMix } from "@goldmane/contracts/nature-mixes/schema";
import type { NatureMix } from "@goldmane/contracts/vibes/limits";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { SavedMixes } from "./saved-mixes.tsx";

const campfire = { fire: 70, crickets: 30 };
const idOf = (count: number) => `0190a5f0-0000-7000-8000-0000000000${10 + count}`;

let mixes: SavedMix[];
const onPlay = vi.fn<(mix: SavedMix) => void>();
const onCopyLink = vi.fn<(text: string, mix: SavedMix) => void>();

async function answer(
  url: string,
  { method = "GET", body: text = "null" }: { method?: string; body?: string } = {},
): Promise<Response> {
  const body = JSON.parse(text);
  const known = mixes.find(({ id }) => url.endsWith(id));
  if (method === "GET") return Response.json(mixes);
  if (method === "DELETE") {
    mixes = mixes.filter((mix) => mix !== known);
    return new Response(null, { status: 204 });
  }
  if (mixes.some((mix) => mix !== known && mix.name === body.name))
    return Response.json({ error: "CONFLICT", message: "Choose another name." }, { status: 409 });
  const mix = { ...(known ?? { id: idOf(mixes.length), createdAt: 1 }), ...body };
  mixes = known ? mixes.map((one) => (one === known ? mix : one)) : [mix, ...mixes];
  return Response.json(mix);
}

function show(levels: NatureMix) {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <SavedMixes
        levels={levels}
        nameOf={(sound) => `the ${sound}`}
        onPlay={onPlay}
        onCopyLink={onCopyLink}
      />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  mixes = [{ id: idOf(0), name: "Camp", levels: campfire, createdAt: 1 }];
  onPlay.mockClear();
  onCopyLink.mockClear();
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const click = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

async function choose(item: string) {
  const button = await screen.findByRole("button", { name: "More for Camp" });
  fireEvent.keyDown(button, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

async function enterName(name: string) {
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: name } });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
}

test("a mix is played and its link copied", async () => {
  show({});
  await screen.findByText("the fire and the crickets");
  await click("Play Camp");
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(mixes[0]);
  await choose("Copy link");
  expect(onCopyLink).toHaveBeenCalledExactlyOnceWith("fire-70.crickets-30", mixes[0]);
});

test("the mix that sounds now is marked", async () => {
  show(campfire);
  const button = await screen.findByRole("button", { name: "Play Camp" });
  expect(button.getAttribute("aria-current")).toBe("true");
});

test("the current mix is saved under a name, and a taken name is explained", async () => {
  show({ rain: 60 });
  await click("Save this mix");
  await enterName("   ");
  expect((await screen.findByRole("alert")).textContent).toBe("Enter a name.");
  await enterName("Camp");
  await screen.findByText("Choose another name.");
  await enterName(" Rainy ");
  await screen.findByRole("button", { name: "Play Rainy" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(mixes[0]).toMatchObject({ name: "Rainy", levels: { rain: 60 } });
});

test("silence can't be saved, and neither can a twenty-first mix", async () => {
  show({});
  const save = () => screen.findByRole("button", { name: "Save this mix" });
  expect(await save()).toHaveProperty("disabled", true);
  cleanup();
  mixes = Array.from({ length: 20 }, (_, count) => ({
    id: idOf(count),
    name: `Mix ${count}`,
    levels: campfire,
    createdAt: count,
  }));
  show(campfire);
  await screen.findByText("You’ve saved 20 mixes. Delete one to save another.");
  expect(await save()).toHaveProperty("disabled", true);
});

test("a mix is renamed and deleted", async () => {
  show({});
  await choose("Rename");
  await enterName("Night");
  await screen.findByRole("button", { name: "Play Night" });
  mixes = mixes.map((mix) => ({ ...mix, name: "Camp" }));
  cleanup();
  show({});
  await choose("Delete");
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await screen.findByText("No mixes yet. Turn up a few sounds, then save the mix you like.");
  expect(mixes).toEqual([]);
});
