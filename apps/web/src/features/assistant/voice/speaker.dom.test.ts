import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hush, isSpeaking, type Reading, speakAloud, voiceSounds } from "./speaker.ts";

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

/** A sound that lasts until the test ends it. */
class Source extends EventTarget {
  connect = (next: unknown) => next;
  start = () => void playing.push(this);
  stop = () => this.dispatchEvent(new Event("ended"));
}

class Output {
  state = "running";
  destination = {};
  baseLatency = 0;
  decodeAudioData = () => Promise.resolve({});
}

class Meter {
  fftSize = 512;
  connect = (next: unknown) => next;
}

const david = { name: "Microsoft David", lang: "en-US" };
const raul = { name: "Microsoft Raul", lang: "es-MX" };
let voices = [{ name: "Anna", lang: "de-DE" }, david];
const spoken: Utterance[] = [];
const playing: Source[] = [];
const fetchStandIn = vi.fn<typeof fetch>();
const english: Reading = { language: "en", byServer: true };
const long =
  "Here are three funny films with friendly dragons. The first one is the shortest of them. Enjoy!";

const requested = () =>
  fetchStandIn.mock.calls.map(([, init]) => {
    const body = init?.body;
    return (JSON.parse(typeof body === "string" ? body : "{}") as { text: string }).text;
  });

beforeEach(() => {
  voices = [{ name: "Anna", lang: "de-DE" }, david];
  fetchStandIn.mockReset();
  vi.stubGlobal("fetch", fetchStandIn);
  vi.stubGlobal("AudioContext", Output);
  vi.stubGlobal("AudioBufferSourceNode", Source);
  vi.stubGlobal("AnalyserNode", Meter);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: (one: Utterance) => void spoken.push(one),
  });
});
afterEach(() => {
  hush();
  spoken.length = 0;
  playing.length = 0;
  vi.unstubAllGlobals();
});

test("the first sentence sounds while the next one is fetched", async () => {
  fetchStandIn.mockImplementation(() => Promise.resolve(new Response("sound")));
  speakAloud(long, english);
  await vi.waitFor(() => expect(playing).toHaveLength(1));
  expect(requested()).toEqual([
    "Here are three funny films with friendly dragons.",
    "The first one is the shortest of them. Enjoy!",
  ]);
  expect(isSpeaking.get()).toBe(true);
  playing[0]?.stop();
  await vi.waitFor(() => expect(playing).toHaveLength(2));
  playing[1]?.stop();
  await vi.waitFor(() => expect(isSpeaking.get()).toBe(false));
  expect(spoken).toEqual([]);
});

test("the browser's voice reads the rest when the server's fails", async () => {
  fetchStandIn
    .mockResolvedValueOnce(new Response("sound"))
    .mockResolvedValue(new Response("late", { status: 504 }));
  speakAloud(long, english);
  await vi.waitFor(() => expect(playing).toHaveLength(1));
  playing[0]?.stop();
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  expect(spoken[0]).toMatchObject({ text: "The first one is the shortest of them. Enjoy!" });
});

test("without a server voice, the browser speaks in a man's voice, slower and lower", async () => {
  fetchStandIn.mockResolvedValue(new Response("late", { status: 504 }));
  speakAloud("Good evening.", english);
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  const [one] = spoken;
  expect(one).toMatchObject({ text: "Good evening.", voice: david, rate: 0.85, pitch: 0.95 });
  await vi.waitFor(() => expect([isSpeaking.get(), voiceSounds()]).toEqual([true, null]));
  one?.dispatchEvent(new Event("end"));
  await vi.waitFor(() => expect(isSpeaking.get()).toBe(false));
});

test("Spanish is read by a Spanish voice of the browser, else not at all", async () => {
  const spanish: Reading = { language: "es", byServer: false };
  speakAloud("Buenas noches.", spanish);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(spoken).toEqual([]);
  voices = [david, raul];
  speakAloud("Buenas noches.", spanish);
  await vi.waitFor(() => expect(spoken).toMatchObject([{ voice: raul, lang: "es-MX" }]));
  expect(fetchStandIn).not.toHaveBeenCalled();
});

test("a language that Leo doesn't speak is read by its own voice only, never the server's", async () => {
  const french: Reading = { language: "fr", byServer: true };
  const amelie = { name: "Amélie", lang: "fr-CA" };
  voices = [david, raul];
  speakAloud("Désolé.", french);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(spoken).toEqual([]);
  voices = [david, amelie];
  speakAloud("Désolé.", french);
  await vi.waitFor(() => expect(spoken).toMatchObject([{ voice: amelie, lang: "fr-CA" }]));
  expect(fetchStandIn).not.toHaveBeenCalled();
});

test("Escape stops speech at once, and nothing else follows", async () => {
  fetchStandIn.mockImplementation(() => Promise.resolve(new Response("sound")));
  speakAloud(long, english);
  await vi.waitFor(() => expect(playing).toHaveLength(1));
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(isSpeaking.get()).toBe(false);
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect([playing.length, spoken.length]).toEqual([1, 0]);
});

test("blank text is not spoken", () => {
  speakAloud("   ", english);
  expect(fetchStandIn).not.toHaveBeenCalled();
  expect(isSpeaking.get()).toBe(false);
});
