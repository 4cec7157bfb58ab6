import {
  findRecognition,
  langToHear,
  readConfidence,
  readResults,
  recognizesHere,
} from "./recognition.ts";
import type { RecognitionResults } from "./recognition.ts";
import { record } from "./record.ts";

/** What was understood, empty if nothing; and whether it can be sent without a look at it. */
type Heard = { text: string; isSure: boolean };

export type Listener = {
  /** The speaker has begun. */
  onVoice: () => void;
  /** Interim transcript. */
  onWords: (text: string) => void;
  /** Final transcript, or the error. */
  onEnd: (end: Heard | { failure: "denied" | "unavailable" }) => void;
};

export type Listening = {
  /** Stops and transcribes. */
  finish: () => void;
  /** Cancels. */
  cancel: () => void;
};

/** Below it a transcript is reviewed before it is sent. */
const sureFrom = 0.8;

/** Uses the browser's speech recognition. Its errors end it. */
export async function listenByBrowser(listener: Listener): Promise<Listening> {
  const Recognition = findRecognition();
  if (!Recognition) throw new Error("This browser does not listen.");
  const recognition = new Recognition();
  recognition.lang = langToHear();
  recognition.interimResults = true;
  recognition.maxAlternatives = 1;
  if (await recognizesHere()) recognition.processLocally = true;
  let heard: Heard = { text: "", isSure: false };
  let isOver = false;
  const end = (with_: Parameters<Listener["onEnd"]>[0]) => {
    if (isOver) return;
    isOver = true;
    listener.onEnd(with_);
  };
  recognition.addEventListener("speechstart", () => listener.onVoice());
  recognition.addEventListener("result", (event) => {
    const results = event as RecognitionResults;
    heard = { text: readResults(results), isSure: readConfidence(results) >= sureFrom };
    listener.onWords(heard.text);
  });
  recognition.addEventListener("error", (event) => {
    const { error } = event as Event & { error?: string };
    if (error === "no-speech") end(heard);
    else end({ failure: error === "not-allowed" ? "denied" : "unavailable" });
    recognition.abort();
  });
  recognition.addEventListener("end", () => end(heard));
  recognition.start();
  return {
    finish: () => recognition.stop(),
    cancel: () => {
      isOver = true;
      recognition.abort();
    },
  };
}

/** Records and transcribes on the server. */
export async function listenByServer(listener: Listener): Promise<Listening> {
  let isOver = false;
  const end = (with_: Parameters<Listener["onEnd"]>[0]) => {
    if (!isOver) listener.onEnd(with_);
    isOver = true;
  };
  const recording = await record(() => listener.onVoice());
  const finish = async () => {
    try {
      const sound = await recording.finish();
      if (isOver) return;
      const { understand } = await import("./understand.ts");
      const { text, confidence } = await understand(sound);
      end({ text, isSure: confidence >= sureFrom });
    } catch {
      end({ failure: "unavailable" });
    }
  };
  void recording.full.then(finish);
  return {
    finish: () => void finish(),
    cancel: () => {
      isOver = true;
      recording.cancel();
    },
  };
}
