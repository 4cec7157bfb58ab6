import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { MicrophoneNotice } from "./microphone-notice.tsx";
import { isSpeaking, speakAloud } from "./speaker.ts";
import { useHearing } from "./use-hearing.ts";

/** The browser's recognition; the test says what it hears. */
class Recognition extends EventTarget {
  static available = vi.fn<() => Promise<string>>();
  lang = "";
  interimResults = false;
  maxAlternatives = 1;
  processLocally?: boolean;
  start = () => void listening.push(this);
  stop = () => void this.dispatchEvent(new Event("end"));
  abort = () => undefined;

  hear(transcript: string, confidence: number): void {
    const results = [{ isFinal: true, 0: { transcript, confidence } }];
    this.dispatchEvent(Object.assign(new Event("result"), { results }));
  }
}

const listening: Recognition[] = [];
const onWords = vi.fn<Parameters<typeof useHearing>[1]>();

function Talk({ stt = null, mayListen = true }: { stt?: "embedded" | null; mayListen?: boolean }) {
  const hearing = useHearing({ stt, mayListen }, onWords);
  return (
    <Router>
      {hearing.canHear && <button onClick={hearing.press}>Talk</button>}
      <p>{hearing.stage}</p>
      {hearing.explains && (
        <MicrophoneNotice
          ways={hearing.ways}
          capabilities={{ stt }}
          isParent
          onAgree={hearing.agree}
          onDecline={hearing.decline}
        />
      )}
    </Router>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Presses the microphone and agrees, and returns what listens then. */
async function talk(): Promise<Recognition> {
  const before = listening.length;
  press("Talk");
  fireEvent.click(await screen.findByRole("button", { name: "Use microphone" }));
  await vi.waitFor(() => expect(listening).toHaveLength(before + 1));
  const found = listening.at(-1);
  if (!found) throw new Error("Nothing listens.");
  return found;
}

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("SpeechRecognition", Recognition);
  Recognition.available.mockResolvedValue("unavailable");
  onWords.mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  listening.length = 0;
  localStorage.clear();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test("before the first time it says that the browser's maker may get the audio", async () => {
  render(<Talk />);
  press("Talk");
  expect(await screen.findByText(/may send the audio to its maker/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose who can use the microphone" })).toBeTruthy();
  expect(listening).toEqual([]);
  press("Not now");
  expect(screen.getByText("off")).toBeTruthy();
  await talk();
  cleanup();
  render(<Talk />);
  press("Talk");
  await vi.waitFor(() => expect(listening).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Use microphone" })).toBeNull();
});

test("says that the audio stays here when the browser recognizes it on the device", async () => {
  Recognition.available.mockResolvedValue("available");
  render(<Talk />);
  press("Talk");
  expect(await screen.findByText(/on this device\. The audio stays here/)).toBeTruthy();
});

test("the server can be chosen instead of the browser", async () => {
  vi.stubGlobal("MediaRecorder", EventTarget);
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: () => new Promise(() => undefined) },
  });
  render(<Talk stt="embedded" />);
  press("Talk");
  fireEvent.click(await screen.findByRole("button", { name: "Use this server instead" }));
  expect(await screen.findByText(/No one else gets it, and it isn’t saved/)).toBeTruthy();
  press("Use microphone");
  expect(await screen.findByText("listening")).toBeTruthy();
  expect(listening).toEqual([]);
});

test("a clear sentence is sent at once, a doubtful one is reviewed first", async () => {
  render(<Talk />);
  const first = await talk();
  act(() => first.hear("something funny", 0.95));
  act(() => first.stop());
  expect(onWords).toHaveBeenLastCalledWith("something funny", { isWhole: true, isSure: true });
  press("Talk");
  await vi.waitFor(() => expect(listening).toHaveLength(2));
  act(() => listening[1]?.hear("some thin fun knee", 0.4));
  act(() => listening[1]?.stop());
  expect(onWords).toHaveBeenLastCalledWith("some thin fun knee", { isWhole: true, isSure: false });
});

test("Leo falls silent when the microphone is pressed, and when its speaker begins", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  render(<Talk />);
  const begin = () => {
    speakAloud("Good evening, everyone.", { language: "en", byServer: true });
    isSpeaking.set(true);
  };
  begin();
  const heard = await talk();
  expect(isSpeaking.get()).toBe(false);
  begin();
  act(() => void heard.dispatchEvent(new Event("speechstart")));
  expect(isSpeaking.get()).toBe(false);
});

test("a child without a parent's permission has no microphone", () => {
  render(<Talk mayListen={false} />);
  expect(screen.queryByRole("button", { name: "Talk" })).toBeNull();
});
