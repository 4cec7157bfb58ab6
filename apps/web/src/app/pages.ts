import { genres } from "@goldmane/contracts/library/limits";
import { compilePath, type PathParams } from "@goldmane/contracts/path-pattern";
import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy } from "react";
import {
  animationsQuery,
  featuredQuery,
  previewsQuery,
  titleQuery,
  watchingQuery,
} from "#features/library/queries.ts";
import { routes } from "#platform/routes.ts";
import type { RarePages } from "./rare-pages.ts";

type View = ComponentType<{ params: PathParams; hasPage: (path: string) => boolean }>;

type Page = {
  /** `:name` matches one path segment. */
  paths: readonly string[];
  /** A module that exports the page's component alone. */
  load: () => Promise<Record<string, View>>;
  /** Keeps the page mounted when only its address parameters change. */
  staysMounted?: boolean;
  /** Prefetches the page's data. */
  prefetch?: (cache: QueryClient, params: PathParams) => void;
};

/** Loads a page by way of the table of rare ones. */
function rarePage(name: keyof RarePages) {
  return async () => await (await import("./rare-pages.ts")).rarePages[name]();
}

const home = definePage({
  paths: ["/", "/streaming"],
  load: () => import("#pages/home.tsx"),
  prefetch: (cache) => {
    void cache.prefetchQuery(animationsQuery);
    void cache.prefetchQuery(featuredQuery);
    void cache.prefetchQuery(watchingQuery);
  },
});

/** The route table, in matching order. */
const pages = [
  home,
  definePage({
    paths: ["/watch/:id", "/watch/:section/:id"],
    load: () => import("#pages/watch.tsx"),
    // Fullscreen ends when its element unmounts; keep it for the next film.
    staysMounted: true,
    prefetch: (cache, { id, section }) => {
      if (id && !section) void cache.prefetchQuery(titleQuery(id));
    },
  }),
  definePage({
    paths: genres.map((genre) => `/${genre.slug}`),
    load: () => import("#pages/genre.tsx"),
    prefetch: (cache) => void cache.prefetchQuery(animationsQuery),
  }),
  definePage({
    paths: [routes.partyZone],
    load: () => import("#pages/party-zone/party-zone.tsx"),
  }),
  definePage({
    paths: ["/party-zone/:code"],
    load: () => import("#pages/party/party.tsx"),
  }),
  definePage({
    paths: [routes.remote, "/remote/:code"],
    load: () => import("#pages/remote/remote.tsx"),
  }),
  definePage({
    paths: [routes.listen],
    load: () => import("#pages/listen.tsx"),
  }),
  definePage({
    paths: [routes.vibes],
    load: () => import("#pages/vibes/vibes.tsx"),
  }),
  definePage({
    paths: [routes.links],
    load: () => import("#pages/links.tsx"),
  }),
  definePage({
    paths: [routes.spaceship],
    load: rarePage("spaceship"),
  }),
  definePage({
    paths: [routes.games, "/play-games/:game"],
    load: rarePage("playGames"),
  }),
  definePage({
    paths: [routes.interactiveCinema, "/interactive-cinema/:film"],
    load: rarePage("interactiveCinema"),
  }),
  definePage({
    paths: [routes.stories, "/evideos/:film"],
    load: rarePage("stories"),
  }),
  definePage({
    paths: [routes.avatar],
    load: rarePage("avatar"),
  }),
  definePage({
    paths: [routes.explore],
    load: () => import("#pages/explore/explore.tsx"),
  }),
  definePage({
    paths: [routes.browse],
    load: () => import("#pages/browse.tsx"),
  }),
  definePage({
    paths: [routes.previews],
    load: () => import("#pages/previews/previews.tsx"),
    prefetch: (cache) => void cache.prefetchQuery(previewsQuery),
  }),
  definePage({
    paths: [routes.media],
    load: () => import("#pages/media/media.tsx"),
    prefetch: (cache) => void cache.prefetchQuery(animationsQuery),
  }),
  definePage({
    // Installed apps and bookmarks hold the former address.
    paths: [routes.downloads, "/kept"],
    load: () => import("#pages/downloads/downloads.tsx"),
  }),
  definePage({
    paths: [routes.achievements],
    load: () => import("#pages/achievements/achievements.tsx"),
  }),
  definePage({
    paths: [routes.heroReel],
    load: () => import("#pages/hero-reel/hero-reel.tsx"),
  }),
  definePage({
    paths: [routes.familyLogin],
    load: () => import("#pages/family-login.tsx"),
  }),
  definePage({
    paths: [routes.profile],
    load: () => import("#pages/profile.tsx"),
  }),
  definePage({
    paths: [routes.family],
    load: () => import("#pages/family.tsx"),
  }),
  definePage({
    paths: [routes.friends],
    load: () => import("#pages/party-zone/friends.tsx"),
  }),
  definePage({
    paths: ["/profile/controls/:id"],
    load: () => import("#pages/controls.tsx"),
  }),
  definePage({
    paths: [routes.weekReport],
    load: rarePage("weekReport"),
  }),
  definePage({
    paths: [routes.account],
    load: () => import("#pages/account.tsx"),
  }),
  definePage({
    paths: [routes.reset, "/verify", "/invite"],
    load: rarePage("emailLink"),
  }),
  definePage({
    paths: [routes.secureStreaming],
    load: () => import("#pages/secure-streaming/secure-streaming.tsx"),
  }),
  definePage({
    paths: [routes.devices],
    load: rarePage("devices"),
  }),
  definePage({
    paths: [routes.trust],
    load: rarePage("trust"),
  }),
  definePage({
    paths: ["/admin", "/admin/:section", "/admin/households/:id"],
    load: rarePage("admin"),
  }),
  definePage({
    paths: [routes.sessionInfo],
    load: rarePage("sessionInfo"),
  }),
  definePage({
    paths: [routes.features],
    load: rarePage("features"),
  }),
  definePage({
    paths: [routes.componentGallery],
    load: rarePage("componentGallery"),
  }),
  definePage({
    paths: ["/setup"],
    load: rarePage("setup"),
  }),
  definePage({
    paths: [routes.pricing],
    load: rarePage("pricing"),
  }),
  definePage({
    paths: ["/checkout"],
    load: rarePage("checkout"),
  }),
  definePage({
    paths: [routes.billing],
    load: rarePage("billing"),
  }),
];

/** All path patterns, in matching order. */
export function listPaths(): string[] {
  return pages.flatMap(({ paths }) => paths);
}

/** Finds the page of a path, with its parameters. Unknown paths show the home page. */
export function findPage(path: string) {
  const withoutRepeatedSlashes = path.replaceAll(/\/+/g, "/");
  for (const page of pages)
    for (const match of page.matches) {
      const params = match(withoutRepeatedSlashes);
      if (params) return { page, params, isUnknown: false };
    }
  return { page: home, params: {}, isUnknown: true };
}

/** Whether a path has a page of its own; unbuilt pages fall back to the home page. */
export function hasPage(path: string): boolean {
  return findPage(path).page !== home;
}

/** Preloads a page's script and data. Errors are ignored: rendering reports them. */
export function preloadPage(path: string, cache: QueryClient): void {
  const { page, params } = findPage(path);
  page.load().catch(() => undefined);
  page.prefetch?.(cache, params);
}

function definePage(page: Page) {
  let ready: View | null = null;
  const load = async () => {
    const [view] = Object.values(await page.load());
    if (!view) throw new Error(`The module of ${page.paths[0]} exports no page.`);
    return (ready = view);
  };
  const later = lazy(() => load().then((view) => ({ default: view })));
  // `lazy` suspends even for a loaded script, and React then shows the spinner for 300 ms.
  const matches = page.paths.map((pattern) => compilePath(pattern));
  return { ...page, matches, load, findView: (): View => ready ?? later };
}
