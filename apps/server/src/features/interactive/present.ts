import type {
  InteractiveCard,
  InteractiveDetail,
  InteractivePlace,
} from "@goldmane/contracts/interactive/schema";
import { type InteractiveTitle, presentCard, stillUrl } from "#features/library/service.ts";
import type { FindRow } from "./store.ts";

type Progress = { finds: readonly FindRow[]; isStarted: boolean };

export function presentInteractiveCard(
  { title, film, facts }: InteractiveTitle,
  { finds, isStarted }: Progress,
): InteractiveCard {
  const found = new Set(finds.flatMap(({ kind, item }) => (kind === "ending" ? [item] : [])));
  return {
    ...presentCard(title),
    kind: film.kind,
    shortestSeconds: facts.shortestSeconds,
    longestSeconds: facts.longestSeconds,
    // An ending of an older version of the film no longer counts.
    endings: {
      found: film.endings.filter(({ id }) => found.has(id)).length,
      total: film.endings.length,
    },
    isStarted,
  };
}

export function presentInteractive(
  interactive: InteractiveTitle,
  { finds, place }: { finds: readonly FindRow[]; place: InteractivePlace | null },
): InteractiveDetail {
  const { title, film, facts } = interactive;
  const translate = title.translation?.translate ?? ((text: string) => text);
  const foundAt = new Map(finds.map((find) => [`${find.kind} ${find.item}`, find.found_at]));
  return {
    ...presentInteractiveCard(interactive, { finds, isStarted: place !== null }),
    synopsis: title.synopsis,
    ratingReason: title.ratingReason,
    director: title.director,
    cast: title.cast.map(({ name, role }) => ({ name, role })),
    themes: [...title.themes],
    about: film.about === undefined ? null : translate(film.about),
    script: interactive.script().compiled,
    texts: Object.fromEntries(
      facts.texts.flatMap((text) => {
        const translated = translate(text);
        return translated === text ? [] : [[text, translated]];
      }),
    ),
    clips: Object.fromEntries(
      Object.keys(film.clips).map((id) => [
        id,
        {
          seconds: facts.clips[id] ?? 0,
          pictureUrl: stillUrl(title, id),
          isFound: foundAt.has(`clip ${id}`),
        },
      ]),
    ),
    endingList: film.endings.map(({ id, title: name, hint }) => {
      const at = foundAt.get(`ending ${id}`) ?? null;
      return {
        id,
        title: at === null ? null : translate(name),
        hint: translate(hint),
        foundAt: at,
      };
    }),
    chapters: film.chapters.map(({ id, title: name, clip }) => ({
      id,
      title: translate(name),
      clip,
      path: [...(facts.chapters[id] ?? [])],
    })),
    place,
  };
}
