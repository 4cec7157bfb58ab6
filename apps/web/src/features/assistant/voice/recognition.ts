/** The browser's own hearing, as far as it is used here; the standard's types do not have it yet. */
type Recognition = EventTarget & {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  /** On the device, where it can; otherwise the browser may send the sound to its maker. */
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

/** What the browser hears with; undefined where it cannot. */
export function findRecognition(): Maker | undefined {
  const names = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/** Everything that was understood so far, in order. */
export function readResults({ results }: RecognitionResults): string {
  return Array.from(results, (result) => result[0]?.transcript ?? "")
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
