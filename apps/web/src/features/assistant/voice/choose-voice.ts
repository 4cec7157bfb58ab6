/** Male voices of common systems, best first. */
const preferred = [
  "Google UK English Male",
  "Microsoft Guy",
  "Microsoft Ryan",
  "Microsoft David",
  "Microsoft Mark",
  "Daniel",
  "Arthur",
  "Aaron",
  "Alex",
  "Fred",
  "Rishi",
  "Male",
];

/** The speech synthesis voice: a listed male voice, else any English one, else the default. */
export function chooseVoice<Voice extends { name: string; lang: string }>(
  voices: readonly Voice[],
): Voice | null {
  const english = voices.filter(({ lang }) => /^en\b/i.test(lang));
  for (const name of preferred) {
    const found = english.find((voice) => new RegExp(`\\b${name}\\b`, "i").test(voice.name));
    if (found) return found;
  }
  return english[0] ?? voices[0] ?? null;
}
