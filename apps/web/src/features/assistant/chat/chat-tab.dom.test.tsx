import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatActs } from "./chat-acts.ts";
import { ChatTab } from "./chat-tab.tsx";
import { conversation, speakToLeo } from "./conversation.ts";
import { emptyChat } from "./state.ts";

const card = {
  title: {
    id: "captain-cloud",
    title: "Captain Cloud",
    tagline: "Up.",
    source: "original",
    genre: "kids",
    rating: "G",
    year: 2026,
    durationSeconds: 80,
    moods: [],
    posterUrl: "/p",
    backdropUrl: "/b",
    colors: ["#000000", "#ffffff"],
  },
  reason: "funny",
} satisfies ChatReply["cards"][number];

const reply: ChatReply = {
  response: "Try this one.",
  engine: "local",
  feeling: "happy",
  actions: [
    {
      type: "watchlist",
      titleId: "captain-cloud",
      title: "Captain Cloud",
      change: "added",
      undo: { kind: "watchlist", titleId: "captain-cloud", put: false },
    },
  ],
  cards: [card],
  suggestions: ["Something shorter", "Play it", "Tell me a joke"],
};

const acts = {
  say: vi.fn<ChatActs["say"]>(),
  retry: vi.fn<ChatActs["retry"]>(),
  undo: vi.fn<ChatActs["undo"]>(),
  play: vi.fn<ChatActs["play"]>(),
  ask: vi.fn<ChatActs["ask"]>(),
};

const fetchStandIn = vi.fn<typeof fetch>();
const talk = { here: undefined, onReply: vi.fn<(reply: ChatReply, id: number) => void>() };
const show = () => render(<ChatTab acts={acts} name="Ada" isOff={false} composer={null} />);

beforeEach(() => {
  vi.stubGlobal("fetch", fetchStandIn);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(() => {
  cleanup();
  conversation.set(emptyChat);
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test("suggests messages in an empty conversation", () => {
  show();
  expect(screen.getByRole("heading", { name: "Hello, Ada!" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Tell me a joke" }));
  expect(acts.say).toHaveBeenCalledWith("Tell me a joke");
});

test("Leo thinks aloud until he answers; then there are films to press, chips and a way back", async () => {
  fetchStandIn.mockResolvedValue(Response.json(reply));
  show();
  speakToLeo("something funny", talk);
  expect(await screen.findByText("Let me think about that...")).toBeTruthy();
  expect(await screen.findByText("Try this one.")).toBeTruthy();
  expect(screen.queryByText("Let me think about that...")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Play Captain Cloud" }));
  expect(acts.play).toHaveBeenCalledWith("captain-cloud", "Captain Cloud");
  fireEvent.click(screen.getByRole("button", { name: "Something shorter" }));
  expect(acts.say).toHaveBeenCalledWith("Something shorter");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(acts.undo).toHaveBeenCalledTimes(1);
});

test("shows a canned reply when the server fails, and retries on request", async () => {
  fetchStandIn.mockResolvedValue(new Response("boom", { status: 500 }));
  show();
  speakToLeo("play some music", talk);
  expect(await screen.findByText(/a quick moment\. Try Free Music/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(acts.retry).toHaveBeenCalledWith(2);
});

test("sends only the last ten messages", async () => {
  fetchStandIn.mockImplementation(() => Promise.resolve(Response.json(reply)));
  show();
  for (let turn = 0; turn < 7; turn += 1) {
    speakToLeo(`question ${turn}`, talk);
    await vi.waitFor(() => expect(talk.onReply).toHaveBeenCalledTimes(turn + 1));
  }
  const body = fetchStandIn.mock.calls.at(-1)?.[1]?.body;
  const sent = JSON.parse(typeof body === "string" ? body : "{}");
  expect(sent.message).toBe("question 6");
  expect(sent.conversationHistory).toHaveLength(10);
});
