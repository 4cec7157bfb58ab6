import { setImmediate as letOthersIn } from "node:timers/promises";
import type { Likeness } from "@goldmane/contracts/library/similar";
import type { TranslatedLanguage } from "@goldmane/originals/translations/find-translation";
import type { Title } from "#features/library/title.ts";
import { featuresOf } from "./title-features.ts";

/** A unit vector: feature indexes and their weights. */
type Vector = { terms: Int32Array; lengths: Float64Array; says: readonly Said[] };
type Said = Likeness | null;

/** A dense vector over all features. */
export type Taste = Float64Array;

/** Titles processed per turn of the event loop. */
const readAtOnce = 200;
/** Words in more than this share of titles are ignored. */
const commonOneIn = 4;

const nowhere: Vector = { terms: new Int32Array(), lengths: new Float64Array(), says: [] };

/**
 * TF-IDF over cast, director, themes, moods, genre and description words, compared by cosine: rare
 * features weigh more. Stores nothing about viewers.
 */
export class TitleSpace {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #rarity: Float64Array;
  readonly #vectors = new WeakMap<Title, Vector>();

  private constructor(counts: ReadonlyMap<string, number>, titleCount: number) {
    const distinctive = [...counts].filter(
      ([key, count]) => !key.startsWith("word ") || count * commonOneIn <= titleCount,
    );
    this.#numbers = new Map(distinctive.map(([key], number) => [key, number]));
    this.#rarity = Float64Array.from(distinctive, ([, count]) => Math.log(1 + titleCount / count));
  }

  static async build(titles: readonly Title[]): Promise<TitleSpace> {
    const counts = new Map<string, number>();
    for (const [place, title] of titles.entries()) {
      if (place > 0 && place % readAtOnce === 0) await letOthersIn();
      for (const { key } of featuresOf(title)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return new TitleSpace(counts, titles.length);
  }

  /** The taste vector of weighted titles; negative weights are dislikes. */
  tasteOf(weighed: Iterable<{ title: Title; weight: number }>): Taste {
    const taste = new Float64Array(this.#rarity.length);
    for (const { title, weight } of weighed) {
      const { terms, lengths } = this.#vectorOf(title);
      for (const [place, term] of terms.entries()) {
        taste[term] = (taste[term] ?? 0) + weight * (lengths[place] ?? 0);
      }
    }
    return taste;
  }

  /** Cosine similarity: 1 is identical, 0 shares nothing. */
  measure(taste: Taste, title: Title): number {
    const { terms, lengths } = this.#vectorOf(title);
    let sum = 0;
    for (let place = 0; place < terms.length; place += 1) {
      sum += (taste[terms[place] ?? 0] ?? 0) * (lengths[place] ?? 0);
    }
    return sum;
  }

  /** The strongest shared feature that has a label; null if there is none. */
  nameShared(taste: Taste, title: Title): Likeness | null {
    const { terms, lengths, says } = this.#vectorOf(title);
    let most = 0;
    let named: Said = null;
    for (const [place, term] of terms.entries()) {
      const share = (taste[term] ?? 0) * (lengths[place] ?? 0);
      const said = says[place] ?? null;
      if (said && share > most) [most, named] = [share, said];
    }
    if (named?.kind !== "character" || !title.translation) return named;
    const { language, translate } = title.translation;
    return { ...named, name: withArticle(translate(named.name), language) };
  }

  #vectorOf(title: Title): Vector {
    const known = this.#vectors.get(title) ?? this.#place(title);
    this.#vectors.set(title, known);
    return known;
  }

  #place(title: Title): Vector {
    const features = featuresOf(title).flatMap(({ key, weight, says }) => {
      const term = this.#numbers.get(key);
      return term === undefined ? [] : [{ term, says, length: weight * (this.#rarity[term] ?? 0) }];
    });
    const whole = Math.hypot(...features.map(({ length }) => length));
    if (whole === 0) return nowhere;
    return {
      terms: Int32Array.from(features, ({ term }) => term),
      lengths: Float64Array.from(features, ({ length }) => length / whole),
      says: features.map(({ says }) => says),
    };
  }
}

const spanishArticles = [
  [/^(?:señor|doctor|profesor|capitán)\b/i, "el"],
  [/^(?:señora|señorita|doctora|profesora|capitana)\b/i, "la"],
] as const;

/** Spanish puts an article before a form of address: "con el señor Pembroke". */
function withArticle(name: string, language: TranslatedLanguage): string {
  if (language !== "es") return name;
  const article = spanishArticles.find(([pattern]) => pattern.test(name))?.[1];
  return article ? `${article} ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}
