import type { Filling, FillSlot } from "#grammar/match.ts";
import { article, notStyle } from "#sentences/en/slot-words.ts";
import { readDuration } from "./duration.ts";
import type { NameList, Resolved } from "./name-list.ts";
import type { Lists } from "./open-lists.ts";
import { type Pointed, refer } from "./refer.ts";

/** Names of these lists are also common words, so they match only exactly. */
const exactOnly = new Set(["genre", "page", "vibe"]);
/** Opening an external site by mistake would be bad, so an uncertain name is confirmed first. */
const leastSure: Readonly<Partial<Record<keyof Lists, number>>> = { place: 0.79 };

const mostStyleWords = 3;

/** The slots of one message's templates; values are cached for its other templates. */
export function slotFiller(lists: Lists, pointed: Pointed): FillSlot {
  const kept = new Map<string, Resolved<unknown> | null>();

  function named(slot: keyof Lists, words: readonly string[], start: number): Filling[] {
    const list: NameList<unknown> = lists[slot];
    const most = leastSure[slot] ?? 1;
    const bare = exactOnly.has(slot) || slot === "place";
    const found: Filling[] = [];
    const last = Math.min(words.length, start + list.mostWords);
    for (let end = start + 1; end <= last; end++) {
      const said = words.slice(start, end).join(" ");
      if (bare && article.test(words[start] ?? "") && !list.has(said)) continue;
      const key = `${slot} ${said}`;
      let resolved = kept.get(key);
      if (resolved === undefined) {
        resolved = exactOnly.has(slot) ? list.resolveExactly(said) : list.resolve(said);
        kept.set(key, resolved);
      }
      if (!resolved) continue;
      const { value, certainty } = resolved;
      found.push({ end, value, certainty: certainty === 1 ? 1 : Math.min(certainty, most) });
    }
    return found;
  }

  function titles(words: readonly string[], start: number): Filling[] {
    const found = named("title", words, start);
    const last = Math.min(words.length, start + 3);
    for (let end = start + 1; end <= last; end++) {
      const one = refer(words.slice(start, end).join(" "), pointed);
      if (one) found.push({ end, value: one.id, certainty: one.certainty });
    }
    return found;
  }

  return (slot, words, start) => {
    switch (slot) {
      case "title":
        return titles(words, start);
      case "preview":
      case "track":
      case "place":
      case "genre":
      case "page":
      case "vibe":
        return named(slot, words, start);
      case "number":
        return readNumber(words[start], start);
      case "duration": {
        const found = readDuration(words.slice(start));
        return found ? [{ end: start + found.words, value: found.seconds, certainty: 1 }] : [];
      }
      case "style":
        return readStyle(words, start);
      case "text":
        return words.slice(start).map((_, at) => ({
          end: start + at + 1,
          value: words.slice(start, start + at + 1).join(" "),
          certainty: 1,
        }));
      default:
        return [];
    }
  };
}

function readNumber(word: string | undefined, start: number): Filling[] {
  const value = word === "one" ? 1 : Number(word);
  return Number.isFinite(value) ? [{ end: start + 1, value, certainty: 1 }] : [];
}

function readStyle(words: readonly string[], start: number): Filling[] {
  const last = words.slice(start, start + mostStyleWords);
  const stop = last.findIndex((word) => notStyle.test(word));
  return last.slice(0, stop < 0 ? last.length : stop).map((_, at) => ({
    end: start + at + 1,
    value: words.slice(start, start + at + 1).join(" "),
    certainty: 1,
  }));
}
