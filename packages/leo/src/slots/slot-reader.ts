import type { Language } from "#distress/distress.ts";
import type { LinkKind } from "#known.ts";
import { type NameList, type Resolved, surely } from "#resolve/name-list.ts";
import type { Lists, VibeSlot } from "#resolve/open-lists.ts";
import { refer } from "#resolve/refer.ts";
import { stopWords } from "#search/stop-words.ts";
import type { Moment, Person } from "#understanding.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { normalizeSpanish } from "./normalize-spanish.ts";
import { findPerson } from "./find-person.ts";
import { findClock, findDuration } from "./read-time.ts";
import { ordinalIn, pointsIn } from "./spanish-pointers.ts";

const spanishGenres = [
  [/\bciencia ficcion\b/, "sci-fi"],
  [/\bfantasias?\b/, "fantasy"],
  [/\banime\b/, "anime"],
  [/\baventuras?\b/, "adventure"],
  [/\b(?:para )?(?:ninos|infantil(?:es)?)\b/, "kids"],
  [/\boriginales\b/, "originals"],
] as const;
/** Windows of words that are compared with every name, at most: comparing takes time. */
const windowsAtMost = 24;

type Parts = {
  lists: Lists;
  namedIn: (text: string) => string[];
  message: string;
  language: Language;
  moment: Moment;
  shown: readonly string[];
};

/** Someone who was spoken of before. */
const meansPerson = /\b(?:he|she|him|her|hers|his|el|ella|le)\b/;

/** Finds the names, numbers and times that a message mentions anywhere, in English or Spanish. */
export class SlotReader {
  readonly message: string;
  readonly language: Language;
  /** Normalized by the rules of its language. */
  readonly words: string;
  readonly moment: Moment;
  readonly shown: readonly string[];
  readonly #lists: Lists;
  readonly #namedIn: (text: string) => string[];

  constructor({ lists, namedIn, message, language, moment, shown }: Parts) {
    this.message = message;
    this.language = language;
    this.moment = moment;
    this.shown = shown;
    this.words = language === "es" ? normalizeSpanish(message) : normalizeText(message);
    this.#lists = lists;
    this.#namedIn = namedIn;
  }

  /** The title that is named, or else pointed at ("the second one", "it"). */
  title(): { id: string; certainty: number } | null {
    return this.namedTitle() ?? this.pointedTitle();
  }

  /** Whether a title is named in full. */
  namesTitle(): boolean {
    return this.#namedIn(this.message).length > 0;
  }

  namedTitle(): { id: string; certainty: number } | null {
    const exact = this.#namedIn(this.message)[0];
    if (exact !== undefined) return { id: exact, certainty: 1 };
    const found = this.#closest(this.#lists.title);
    return found && { id: found.value, certainty: found.certainty };
  }

  pointedTitle(): { id: string; certainty: number } | null {
    const { shown, moment } = this;
    const pointed = { shown, onScreen: moment.onScreen ?? null, focus: moment.focus ?? null };
    if (this.language === "es") {
      const place = ordinalIn(this.words, shown.length);
      const id = place === null ? undefined : shown.at(place);
      if (id !== undefined) return { id, certainty: 1 };
      return pointsIn(this.words) ? refer("that", pointed) : null;
    }
    const phrases = this.words.match(
      /\b(?:(?:the )?(?:first|second|third|fourth|fifth|last|middle|\dth)(?: (?:one|film|movie|story|title|card))?|(?:the )?one in the middle|number \d|this(?: one| film| movie| story| episode)?|that(?: one| film| movie)?|(?<!\bof )it|them)\b/g,
    );
    for (const phrase of phrases ?? []) {
      const found = refer(phrase, pointed);
      if (found) return found;
    }
    return null;
  }

  track(): Resolved<string> | null {
    return this.#closest(this.#lists.track);
  }

  preview(): Resolved<string> | null {
    return this.#closest(this.#lists.preview);
  }

  /** An outside link. Names that are common words count only if their kind is asked for. */
  place(kinds: readonly LinkKind[]): { place: LinkKind; placeId: string } | null {
    const found = this.#closest(this.#lists.place, ({ place }) => kinds.includes(place));
    return found && found.certainty >= surely ? found.value : null;
  }

  genre(): string | null {
    const named = this.#exactly(this.#lists.genre);
    if (named !== null || this.language !== "es") return named;
    return spanishGenres.find(([name]) => name.test(this.words))?.[1] ?? null;
  }

  page(): string | null {
    return this.#exactly(this.#lists.page);
  }

  vibe(): VibeSlot | null {
    return this.#exactly(this.#lists.vibe);
  }

  /** A member of the household, by name or as "my son". */
  person(): Person | null {
    const { words, moment } = this;
    const people = moment.people ?? [];
    const named = findPerson(words, people);
    if (named || !meansPerson.test(words) || !moment.previous) return named;
    return findPerson(normalizeText(moment.previous.message), people);
  }

  seconds(): number | null {
    return findDuration(this.words);
  }

  /** In minutes after midnight. */
  clock(): number | null {
    return findClock(this.words, this.language);
  }

  number(): number | null {
    const found = /\b\d+\b/.exec(this.words);
    return found ? Number(found[0]) : null;
  }

  age(): number | null {
    const found =
      this.language === "es"
        ? /\b(\d{1,2}) (?:anos|anitos)\b/.exec(this.words)
        : /\b(?:for|aged?|is|under|over) (?:an? )?(\d{1,2})\b|\b(\d{1,2}) year old/.exec(
            this.words,
          );
    const age = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
    return age > 0 && age < 20 ? age : null;
  }

  #exactly<Value>(list: NameList<Value>): Value | null {
    for (const words of this.#windows(list.mostWords)) {
      const found = list.resolveExactly(words);
      if (found) return found.value;
    }
    return null;
  }

  #closest<Value>(
    list: NameList<Value>,
    isMeant: (value: Value) => boolean = () => true,
  ): Resolved<Value> | null {
    const windows = [...this.#windows(list.mostWords)];
    for (const words of windows) {
      const found = list.resolveExactly(words);
      if (found && isMeant(found.value)) return found;
    }
    let best: Resolved<Value> | null = null;
    for (const words of windows.filter(mayBeName).slice(0, windowsAtMost)) {
      // A single word is like too many names.
      if (!words.includes(" ") && words.length < 6) continue;
      const found = list.resolve(words);
      if (found && isMeant(found.value) && found.certainty > (best?.certainty ?? 0)) best = found;
    }
    return best;
  }

  /** Runs of words, long ones first. */
  *#windows(mostWords: number): Generator<string> {
    const words = this.words.split(" ");
    for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const isBare = length === 1 && stopWords.has(words[start] ?? "");
        if (!isBare) yield words.slice(start, start + length).join(" ");
      }
    }
  }
}

const articles: ReadonlySet<string> = new Set(["the", "a", "an", "el", "la", "los", "las"]);

/** Names neither begin nor end with a stop word, except for an article. */
function mayBeName(words: string): boolean {
  const list = words.split(" ");
  const [first = "", last = ""] = [list[0], list.at(-1)];
  return (articles.has(first) || !stopWords.has(first)) && !stopWords.has(last);
}
