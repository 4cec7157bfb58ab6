import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
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
  press: vi.fn<ChatActs["press"]>(),
};

const fetchStandIn = vi.fn<typeof fetch>();
const talk = {
  here: undefined,
  isAloud: false,
  onReply: vi.fn<(reply: ChatReply, id: number) => void>(),
};
const onCorrect = vi.fn<(message: string) => void>();
const show = () =>
  render(
    <ChatTab acts={acts} name="Ada" isOff={false} onCorrect={onCorrect} composer={<input />} />,
  );
const refusal = (retryAfterSeconds: number) =>
  Response.json(
    { error: "TOO_MANY_REQUESTS", message: "Slowly.", retryAfterSeconds },
    { status: 429 },
  );

beforeEach(() => {
  vi.stubGlobal("fetch", fetchStandIn);
});

afterEach(() => {
  cleanup();
  conversation.set(emptyChat);
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
  expect(await screen.findByText("Try this one.", { selector: "p" })).toBeTruthy();
  expect(screen.queryByText("Let me think about that...")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Play Captain Cloud/ }));
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
  expect(
    await screen.findByText(/a quick moment\. Try Free Music/, { selector: "p" }),
  ).toBeTruthy();
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

test("above the rate limit Leo counts down, and can then be asked again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval"] });
  fetchStandIn.mockResolvedValue(refusal(12));
  show();
  speakToLeo("one more", talk);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("timer").textContent).toBe("Let me catch my breath: 12 seconds.");
  expect(speakToLeo("and another", talk)).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByRole("timer").textContent).toBe("Let me catch my breath: 1 second.");
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole("timer")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(acts.retry).toHaveBeenCalledWith(2);
});

test("the limit of a whole day is no countdown", async () => {
  fetchStandIn.mockResolvedValue(refusal(40_000));
  show();
  speakToLeo("one more", talk);
  expect(await screen.findAllByText("Slowly.", { exact: false })).not.toEqual([]);
  expect(screen.queryByRole("timer")).toBeNull();
});

test("“Did you mean” has a button for each choice, which sends its message", async () => {
  const choices = [
    { label: "Open the Party Zone", message: "open the party zone" },
    { label: "Play party music", message: "play party music" },
  ];
  fetchStandIn.mockResolvedValue(Response.json({ ...reply, cards: [], choices }));
  show();
  speakToLeo("party", talk);
  const buttons = await screen.findByRole("list", { name: "Did you mean" });
  expect(within(buttons).getAllByRole("button")).toHaveLength(2);
  fireEvent.click(within(buttons).getByRole("button", { name: "Play party music" }));
  expect(acts.say).toHaveBeenCalledWith("play party music");
});

test("an answer is announced once, with the number of its films", async () => {
  fetchStandIn.mockResolvedValue(Response.json(reply));
  show();
  expect(screen.getByRole("status").textContent).toBe("");
  speakToLeo("something funny", talk);
  await screen.findByRole("button", { name: /^Play Captain Cloud/ });
  expect(screen.getByRole("status").textContent).toBe("Leo: Try this one. 1 film below.");
  expect(screen.getByRole("log").getAttribute("aria-live")).toBe("off");
});

test("says which engine answered when a language model did, or should have", async () => {
  fetchStandIn
    .mockResolvedValueOnce(Response.json({ ...reply, engine: "llm" }))
    .mockResolvedValueOnce(Response.json({ ...reply, degraded: true }));
  show();
  speakToLeo("tell me about gold", talk);
  expect(await screen.findByText("Answered by your server’s language model.")).toBeTruthy();
  speakToLeo("and silver", talk);
  expect(await screen.findByText("The language model didn’t answer, so I did.")).toBeTruthy();
});

test("what was heard is shown as the message and can be corrected", async () => {
  fetchStandIn.mockResolvedValue(Response.json(reply));
  show();
  speakToLeo("play captain clown", talk, true);
  fireEvent.click(await screen.findByRole("button", { name: "Not what you said? Edit it" }));
  expect(onCorrect).toHaveBeenCalledWith("play captain clown");
  await screen.findByText("Try this one.");
  act(() => void speakToLeo("something shorter", talk));
  expect(screen.queryByRole("button", { name: "Not what you said? Edit it" })).toBeNull();
});

test("a pressed chip leaves the focus in the text field, or on a touch screen in the answer", async () => {
  fetchStandIn.mockImplementation(() => Promise.resolve(Response.json(reply)));
  const pointer = vi.spyOn(globalThis, "matchMedia");
  acts.say.mockImplementation((message) => void speakToLeo(message, talk));
  show();
  const press = async (name: string) => {
    const chip = await screen.findByRole("button", { name });
    chip.focus();
    fireEvent.click(chip);
    await screen.findByRole("button", { name: "Something shorter" });
  };
  pointer.mockReturnValue({ matches: true } as MediaQueryList);
  await press("Tell me a joke");
  expect(document.activeElement?.tagName).toBe("INPUT");
  pointer.mockReturnValue({ matches: false } as MediaQueryList);
  await press("Something shorter");
  expect(document.activeElement?.textContent).toContain("Try this one.");
  pointer.mockRestore();
});
