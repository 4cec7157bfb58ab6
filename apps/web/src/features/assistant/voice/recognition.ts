import { getActiveLanguage } from "#platform/words/active-language.ts";

/** The part of the Web Speech API used here; TypeScript's DOM types lack it. */
type Recognition = EventTarget & {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  /** On-device if possible; otherwise the browser may send audio to its vendor. */
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

type Maker = (new () => Recognition) & {
  available?: (wanted: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

export type RecognitionResults = Event & {
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string; confidence?: number } }>;
};

/** The browser's SpeechRecognition; undefined if unsupported. */
export function findRecognition(): Maker | undefined {
  const names = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

const langs = { en: "en-US", es: "es-MX" } as const;

/** The language to listen for. */
export function langToHear(): string {
  return langs[getActiveLanguage().language === "es" ? "es" : "en"];
}

/** Whether the browser recognizes speech on this device, without sending it anywhere. */
export async function recognizesHere(): Promise<boolean> {
  const wanted = { langs: [langToHear()], processLocally: true };
  const state = await findRecognition()
    ?.available?.(wanted)
    .catch(() => "unavailable");
  return state === "available";
}

/** How sure the browser is of all results: 0 .. 1; 0 if it doesn't say. */
export function readConfidence({ results }: RecognitionResults): number {
  const all = Array.from(results, (result) => result[0]?.confidence ?? 0);
  return all.length === 0 ? 0 : Math.min(...all);
}

/** All results so far, in order. */
export function readResults({ results }: RecognitionResults): string {
  return Array.from(results, (result) => result[0]?.transcript ?? "")
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
