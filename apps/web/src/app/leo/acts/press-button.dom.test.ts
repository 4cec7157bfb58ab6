import type { ButtonAction } from "@goldmane/contracts/assistant/actions";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conversation, tellConversation } from "#features/assistant/chat/conversation.ts";
import { currentParty } from "#platform/playback/current-party.ts";
import { passwordPrompt } from "#platform/prompts/password-prompt.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { pressButton } from "./press-button.ts";

const mia = "01890000-0000-7000-8000-000000000001";
const sent: { method: string; url: string; body: unknown }[] = [];
let isConfirmed: boolean;

/** A server that saves controls only after a password. */
async function answer(url: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
  if (method === "GET")
    return Response.json({
      profileId: mia,
      controls: { ...defaultControls("child"), highestRating: "G" },
      titles: [],
      timeZone: null,
    });
  if (!isConfirmed && /controls|extra-time/.test(url))
    return Response.json(
      { error: "CONFIRMATION_REQUIRED", message: "Confirm your password." },
      { status: 403 },
    );
  const read: unknown = typeof body === "string" ? JSON.parse(body) : null;
  sent.push({ method, url, body: read });
  if (url.endsWith("/controls"))
    return Response.json({ profileId: mia, controls: read, titles: [], timeZone: null });
  if (url.endsWith("/extra-time")) return new Response(null, { status: 204 });
  return Response.json({
    id: mia,
    kind: "time",
    titleId: null,
    status: "waiting",
    minutes: null,
    askedAt: 1,
    expiresAt: 2,
  });
}

const signOut = vi.fn<() => void>();
const navigate = vi.fn<(path: string) => void>();

async function press(action: ButtonAction): Promise<string | undefined> {
  await pressButton(action, { cache: createQueryCache(), navigate, signOut });
  return conversation.get().messages.at(-1)?.content;
}

beforeEach(() => {
  isConfirmed = true;
  sent.length = 0;
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => {
  tellConversation({ type: "cleared" });
  currentParty.set(null);
  signOut.mockClear();
  navigate.mockClear();
  vi.unstubAllGlobals();
});

const limit = {
  type: "proposeControls",
  profileId: mia,
  change: { kind: "limit", minutes: 30, days: "all" },
  label: "Set limit",
  done: "Mia has 30 minutes a day.",
} as const;

test("a proposed limit is saved among the other settings, and Leo says what holds now", async () => {
  expect(await press(limit)).toBe("Mia has 30 minutes a day.");
  expect(sent).toMatchObject([
    {
      method: "PUT",
      url: `/api/family-profiles/${mia}/controls`,
      body: {
        leo: "embedded",
        highestRating: "G",
        time: { schoolDayMinutes: 30, weekendMinutes: 30 },
      },
    },
  ]);
});

test("without the password nothing changes, and Leo says so", async () => {
  isConfirmed = false;
  const pressed = press(limit);
  await vi.waitFor(() => expect(passwordPrompt.get()).not.toBeNull());
  passwordPrompt.get()?.settle(false);
  expect(await pressed).toBe("Nothing was changed.");
  expect(sent).toEqual([]);
});

test("the password makes the change that was pressed", async () => {
  isConfirmed = false;
  const pressed = press(limit);
  await vi.waitFor(() => expect(passwordPrompt.get()).not.toBeNull());
  isConfirmed = true;
  passwordPrompt.get()?.settle(true);
  expect(await pressed).toBe("Mia has 30 minutes a day.");
  expect(sent).toHaveLength(1);
});

test("extra time is granted, not saved", async () => {
  const change = { kind: "grant", minutes: 15 } as const;
  expect(await press({ ...limit, change, done: "Mia has 15 minutes more today." })).toBe(
    "Mia has 15 minutes more today.",
  );
  expect(sent).toEqual([
    { method: "POST", url: `/api/family-profiles/${mia}/extra-time`, body: { minutes: 15 } },
  ]);
});

test("a child's press asks a parent for time, or for a film", async () => {
  const ask = { type: "offerAsk", ask: "time", titleId: null, title: "" } as const;
  expect(await press(ask)).toBe("I asked a parent for more time.");
  expect(sent.map(({ body }) => body)).toEqual([{ kind: "time" }]);
});

test("signing out is left to the app, and leaving a party to the party", async () => {
  await press({ type: "offer", what: "signOut", label: "Sign out" });
  expect(signOut).toHaveBeenCalledTimes(1);
  const leave = { type: "offer", what: "leaveParty", label: "Leave party" } as const;
  expect(await press(leave)).toBe("You’re not in a party right now.");
  const left = vi.fn<() => Promise<void>>().mockResolvedValue();
  currentParty.set({
    react: async () => undefined,
    say: async () => undefined,
    invite: () => undefined,
    leave: left,
  });
  expect(await press(leave)).toBe("You left the party.");
  expect(left).toHaveBeenCalledTimes(1);
});

test("an error is said in words, and nothing is claimed", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
  expect(await press(limit)).toBe("That didn’t work just now. Try again in a moment.");
});
