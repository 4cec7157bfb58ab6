import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, isSpeaking, speakAloud, voiceSounds } from "./speaker.ts";

class Utterance extends EventTarget {
  text: string;
  voice: unknown = null;
  lang = "";
  rate = 1;
  pitch = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const david = { name: "Microsoft David", lang: "en-US" };
const spoken: Utterance[] = [];
const fetchStandIn = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStandIn.mockReset();
  vi.stubGlobal("fetch", fetchStandIn);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [{ name: "Anna", lang: "de-DE" }, david],
    cancel: () => undefined,
    speak: (one: Utterance) => {
      spoken.push(one);
      one.dispatchEvent(new Event("start"));
    },
  });
});
afterEach(() => {
  hush();
  spoken.length = 0;
  vi.unstubAllGlobals();
});

test("without a server voice, the browser speaks in a man's voice, slower and lower", async () => {
  fetchStandIn.mockResolvedValue(new Response("late", { status: 504 }));
  await speakAloud("Good evening.");
  const [one] = spoken;
  expect(one).toMatchObject({ text: "Good evening.", voice: david, rate: 0.85, pitch: 0.95 });
  expect([isSpeaking.get(), voiceSounds()]).toEqual([true, null]);
  one?.dispatchEvent(new Event("end"));
  expect(isSpeaking.get()).toBe(false);
});

test("blank text is not spoken, and hushing ends speech", async () => {
  await speakAloud("   ");
  expect(fetchStandIn).not.toHaveBeenCalled();
  fetchStandIn.mockRejectedValue(new TypeError("Failed to fetch"));
  await speakAloud("Hello.");
  hush();
  expect(isSpeaking.get()).toBe(false);
});
