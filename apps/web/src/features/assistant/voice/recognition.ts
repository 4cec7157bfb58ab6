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
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;
};

/** The browser's SpeechRecognition; undefined if unsupported. */
export function findRecognition(): Maker | undefined {
  const names = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/** All results so far, in order. */
export function readResults({ results }: RecognitionResults): string {
  return Array.from(results, (result) => result[0]?.transcript ?? "")
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
