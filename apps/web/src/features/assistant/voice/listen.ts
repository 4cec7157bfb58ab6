import { getActiveLanguage } from "#platform/words/active-language.ts";
import { findRecognition, readResults, type RecognitionResults } from "./recognition.ts";
import { record } from "./record.ts";

export type Listener = {
  /** Interim transcript. */
  onWords: (text: string) => void;
  /** Final transcript, empty if nothing was understood; or the error. */
  onEnd: (end: { text: string } | { failure: "denied" | "unavailable" }) => void;
};

export type Listening = {
  /** Stops and transcribes. */
  finish: () => void;
  /** Cancels. */
  cancel: () => void;
};

const langs = { en: "en-US", es: "es-ES" } as const;

/** Uses the browser's speech recognition. Its errors end it. */
export async function listenByBrowser(listener: Listener): Promise<Listening> {
  const Recognition = findRecognition();
  if (!Recognition) throw new Error("This browser does not listen.");
  const lang = langs[getActiveLanguage().language === "es" ? "es" : "en"];
  const recognition = new Recognition();
  recognition.lang = lang;
  recognition.interimResults = true;
  recognition.maxAlternatives = 1;
  const state = await Recognition.available?.({ langs: [lang], processLocally: true }).catch(
    () => "unavailable",
  );
  if (state === "available") recognition.processLocally = true;
  let text = "";
  let isOver = false;
  const end = (with_: Parameters<Listener["onEnd"]>[0]) => {
    if (isOver) return;
    isOver = true;
    listener.onEnd(with_);
  };
  recognition.addEventListener("result", (event) => {
    text = readResults(event as RecognitionResults);
    listener.onWords(text);
  });
  recognition.addEventListener("error", (event) => {
    const { error } = event as Event & { error?: string };
    if (error === "no-speech") end({ text });
    else end({ failure: error === "not-allowed" ? "denied" : "unavailable" });
    recognition.abort();
  });
  recognition.addEventListener("end", () => end({ text }));
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
  const recording = await record();
  const finish = async () => {
    try {
      const sound = await recording.finish();
      if (isOver) return;
      const { understand } = await import("./understand.ts");
      end({ text: await understand(sound) });
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
