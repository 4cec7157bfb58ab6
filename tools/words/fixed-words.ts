import { badges } from "@goldmane/contracts/achievements/limits";
import { prorate } from "@goldmane/contracts/billing/rules";
import { linkCategories, podcastCategories } from "@goldmane/contracts/directory/limits";
import { errorStatus } from "@goldmane/contracts/errors";
import { genres } from "@goldmane/contracts/library/limits";
import { rungs, soundLabels } from "@goldmane/contracts/playback/limits";
import { plans } from "@goldmane/contracts/subscription/plans";
import { originals } from "@goldmane/originals/catalog.gen";
import { freeTracks } from "@goldmane/sound/album/free-tracks";
import { instrumentals } from "@goldmane/sound/album/instrumentals";
import { keyName } from "@goldmane/sound/pieces/key-name";
import { isNode, type Node, readSources, walk } from "./source-tree.ts";

/**
 * Texts of the web app that are not marked with `say`, because they are defined in packages: names
 * in the contracts, and error codes, for which a language may have a general message.
 */
export function listSharedTexts(): string[] {
  return [
    ...genres.map(({ name }) => name),
    ...linkCategories,
    ...podcastCategories,
    ...listMusicFacts(),
    ...rungs.map(({ name }) => name),
    ...badges.flatMap(({ name, how }) => [name, how]),
    ...new Set(originals.flatMap(({ moods }) => moods)),
    ...listThemes(),
    ...Object.values(soundLabels),
    ...plans.map(({ label }) => label),
    ...listBillLabels(),
    ...Object.keys(errorStatus),
  ];
}

/** Texts of the server that are not marked, because they are defined in packages and are shared by lists, rules and e-mails. */
export function listSharedServerTexts(): string[] {
  return [
    ...badges.map(({ name }) => name),
    ...new Set(originals.flatMap(({ moods }) => moods)),
    ...listThemes(),
    ...listBillLabels(),
  ];
}

/** Themes have their own keys, since some moods share their English. */
function listThemes(): string[] {
  return [...new Set(originals.flatMap(({ themes }) => themes.map((theme) => `about ${theme}`)))];
}

/** Genres of the music, and the keys of its instrumentals. */
function listMusicFacts(): string[] {
  const genresHeard = [...freeTracks, ...instrumentals].map(({ genre }) => genre);
  return [...new Set([...genresHeard, ...instrumentals.map(({ key }) => keyName(key))])];
}

/** Labels of invoice lines. */
function listBillLabels(): string[] {
  const period = { periodStartAt: 0, periodEndAt: 1 };
  const changes = plans.flatMap((from) => plans.map((to) => prorate(from, to, period, 0)));
  return [
    ...new Set(changes.flat().map(({ label }) => label)),
    ...plans.map(({ name }) => `${name}, one month`),
    "From your credit",
  ];
}

/** The server's fixed error messages and the reasons of refused files, which can be translated. */
export function listErrorMessages(): string[] {
  const found = new Set<string>();
  for (const { tree } of ["apps/server/src", "packages/media/src"].flatMap(readSources))
    walk(tree, (node) => {
      const [first, second] = (node["arguments"] as Node[] | undefined) ?? [];
      const callee = isNode(node["callee"]) ? node["callee"]["name"] : null;
      if (node.type === "NewExpression" && callee === "AppError")
        for (const text of listTexts(second)) found.add(text);
      if (node.type === "CallExpression" && callee === "refuse")
        for (const text of listTexts(first)) found.add(text);
    });
  return [...found];
}

function listTexts(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "ConditionalExpression")
    return [...listTexts(node["consequent"]), ...listTexts(node["alternate"])];
  return node.type === "Literal" && typeof node["value"] === "string" ? [node["value"]] : [];
}
