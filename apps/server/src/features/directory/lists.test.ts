import {
  foodAppCount,
  hostAppCount,
  linkCategories,
  linkCount,
  musicPlatformCount,
  podcastCount,
} from "@goldmane/contracts/directory/limits";
import { contrastOf, inkOn, inks } from "@goldmane/contracts/directory/rules";
import { link, outsideApp, podcast } from "@goldmane/contracts/directory/schema";
import { expect, test } from "vitest";
import { foodApps, hostApps, musicPlatforms } from "./lists/outside-apps.ts";
import { podcasts } from "./lists/podcasts.ts";
import { links } from "./outside-links.ts";
import { presentApp, presentLink, presentPodcast } from "./present.ts";

const open = { isOpen: true };

function hostOf(url: string | null): string {
  return new URL(url ?? "").hostname.replace(/^www\./, "");
}

function isUnique(values: readonly (string | number)[]): boolean {
  return new Set(values).size === values.length;
}

test("there are 150 links, numbered from 1, each as the contract says", () => {
  const presented = links.map((entry) => link.parse(presentLink(entry, open)));
  expect(presented.map(({ id }) => id)).toEqual(
    Array.from({ length: linkCount }, (_, at) => at + 1),
  );
});

test("no two links have a name or a host in common", () => {
  expect(isUnique(links.map(({ name }) => name.toLowerCase()))).toBe(true);
  expect(isUnique(links.map(({ url }) => hostOf(url)))).toBe(true);
});

test("every address is plain https: no port, no account, no tracking", () => {
  for (const { url } of [...links, ...podcasts, ...musicPlatforms, ...foodApps, ...hostApps]) {
    const { protocol, port, username, search, hash } = new URL(url);
    expect([protocol, port, username, search, hash], url).toEqual(["https:", "", "", "", ""]);
  }
});

test("every category has its links, at least five, and stands in one place", () => {
  const named = links.map(({ category }) => category);
  for (const category of linkCategories) {
    const places = named.flatMap((each, at) => (each === category ? [at] : []));
    expect(places.length, category).toBeGreaterThanOrEqual(5);
    expect((places.at(-1) ?? 0) - (places[0] ?? 0), category).toBe(places.length - 1);
  }
});

test("every mark stands out from its color", () => {
  for (const { name, color } of links)
    expect(contrastOf(color, inks[inkOn(color)]), name).toBeGreaterThanOrEqual(4.3);
});

test("most links show their brand's logo; the others show initials", () => {
  const presented = links.map((entry) => presentLink(entry, open));
  expect(presented.filter(({ logo }) => logo !== null).length).toBeGreaterThan(120);
  expect(presented.filter(({ icon }) => !/^[\p{Lu}\p{N}]{1,4}$/u.test(icon))).toEqual([]);
});

test("podcasts, music, food and host apps match their promised counts, each complete", () => {
  expect(podcasts.map((entry) => podcast.parse(presentPodcast(entry, open)))).toHaveLength(
    podcastCount,
  );
  const apps = [
    [musicPlatforms, musicPlatformCount],
    [foodApps, foodAppCount],
    [hostApps, hostAppCount],
  ] as const;
  for (const [list, count] of apps) {
    expect(list.map((entry) => outsideApp.parse(presentApp(entry, open)))).toHaveLength(count);
    expect(isUnique(list.map(({ id }) => id))).toBe(true);
  }
  expect(isUnique(podcasts.map(({ id }) => id))).toBe(true);
});
