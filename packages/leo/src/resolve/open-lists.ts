import type { Known, LinkKind } from "#known.ts";
import { NameList } from "./name-list.ts";
import { namesOf } from "./title-names.ts";

export type VibeSlot = { mood?: string; shaper?: string; visual?: string };

/** Everything on the server that has a name. */
export type Lists = {
  title: NameList<string>;
  preview: NameList<string>;
  track: NameList<string>;
  place: NameList<{ place: LinkKind; placeId: string }>;
  genre: NameList<string>;
  page: NameList<string>;
  vibe: NameList<VibeSlot>;
};

const placeOrder: readonly LinkKind[] = ["music", "food", "host", "podcast", "link"];

export function openLists(known: Known): Lists {
  const { moods, shapers, visuals } = known.vibes;
  return {
    title: new NameList(known.titles.map((one) => ({ value: one.id, names: namesOf(one) }))),
    preview: new NameList(known.previews.map(({ id, title }) => ({ value: id, names: [title] }))),
    track: new NameList(known.tracks.map((one) => ({ value: one.id, names: [one.title] }))),
    place: new NameList(
      known.links
        .toSorted((a, b) => placeOrder.indexOf(a.kind) - placeOrder.indexOf(b.kind))
        .map(({ kind, id, name }) => ({
          value: { place: kind, placeId: id },
          names: [name, name.replace("+", " plus")],
        })),
    ),
    genre: new NameList(known.genres.map(({ slug, name }) => ({ value: slug, names: [name] }))),
    page: new NameList(known.pages.map(({ id, names }) => ({ value: id, names }))),
    vibe: new NameList<VibeSlot>([
      ...moods.map((mood) => ({ value: { mood }, names: [mood] })),
      ...shapers.map((shaper) => ({ value: { shaper }, names: [shaper] })),
      ...visuals.map((visual) => ({ value: { visual }, names: [visual] })),
    ]),
  };
}
