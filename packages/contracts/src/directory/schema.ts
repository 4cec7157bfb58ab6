import * as z from "zod/mini";
import { linkRights } from "#controls/limits.ts";
import { rating } from "#library/schema.ts";
import { linkCategories, linkCount, podcastCategories } from "./limits.ts";

const linkId = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));
const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** Null if the viewer needs a grown-up's PIN to open it. */
const address = z.nullable(z.url({ protocol: /^https$/ }));

/** How a brand looks. */
const badge = {
  color: hexColor,
  /** One to four letters shown without a logo. */
  icon: z.string().check(z.minLength(1), z.maxLength(4)),
  /** The brand's logo on its color, a one-ink SVG; null without a freely usable one. */
  logo: z.nullable(z.string()),
};

export const link = z.object({
  id: z.int().check(z.minimum(1), z.maximum(linkCount)),
  name: z.string(),
  url: address,
  category: z.enum(linkCategories),
  ...badge,
});
export type Link = z.infer<typeof link>;

/** A music platform, a food delivery service or another streaming service. */
export const outsideApp = z.object({ id: linkId, name: z.string(), url: address, ...badge });
export type OutsideApp = z.infer<typeof outsideApp>;

export const podcast = z.object({
  id: linkId,
  title: z.string(),
  host: z.string(),
  /** Rating on the scale of our own films. */
  rating,
  /** The publisher. */
  platform: z.string(),
  /** Minimum number of episodes. */
  episodes: z.int(),
  category: z.enum(podcastCategories),
  /** Takes `?width=` in CSS pixels times density; 4:3. */
  coverImage: z.string(),
  url: address,
  color: hexColor,
  icon: badge.icon,
});
export type Podcast = z.infer<typeof podcast>;

/** The viewer's right to URLs in a list; "closed" gets an empty list. */
const right = z.enum(linkRights);

export const linkList = z.object({ right, links: z.array(link) });
export type LinkList = z.infer<typeof linkList>;

export const listenList = z.object({
  right,
  podcasts: z.array(podcast),
  platforms: z.array(outsideApp),
});
export type ListenList = z.infer<typeof listenList>;

export const appList = z.object({
  right,
  food: z.array(outsideApp),
  hosts: z.array(outsideApp),
});
export type AppList = z.infer<typeof appList>;
