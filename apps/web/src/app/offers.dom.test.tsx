import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { accessQuery } from "#features/family/queries.ts";
import { serverQuery } from "#features/registration/queries.ts";
import { SupportedDevices } from "#pages/devices/supported-devices.tsx";
import { ThisBrowser } from "#pages/devices/this-browser.tsx";
import { FeatureList } from "#pages/features/feature-list.tsx";
import { listRooms } from "#pages/explore/areas.ts";
import { LandingScreen } from "#pages/landing/screen/landing-screen.tsx";
import { PricingPage } from "#pages/pricing.tsx";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { visitorSession } from "#testing/visitor-session.ts";
import { hasPage } from "./pages.ts";

afterEach(cleanup);

/** Patterns that advertise a feature, by the feature's path. */
const promises: [path: string, pattern: RegExp][] = [
  ["/ar-companion", /mirrorlox|\bAR\b|augmented/i],
  ["/play-games", /\bgames\b|gaming/i],
  ["/create-studio", /create studio/i],
  ["/vibes", /\bvibes\b/i],
  ["/jam-challenge", /\bjam\b/i],
  ["/interactive-cinema", /interactive/i],
  ["/spaceship", /spaceship/i],
  ["/infusion", /infusion/i],
  ["/editor", /\bexports?\b|editor/i],
];

const selling = {
  registration: "open",
  hasPayments: true,
  offersPlans: true,
  hasMail: false,
} as const;
const noAccess = { hasAccess: false, currentUsers: 0, maxUsers: 0, planName: "" };

function textOf(page: ReactNode): string {
  const cache = createQueryCache();
  cache.setQueryData(sessionQuery.queryKey, visitorSession);
  cache.setQueryData(serverQuery.queryKey, selling);
  cache.setQueryData(accessQuery(undefined).queryKey, noAccess);
  const shown = render(<QueryClientProvider client={cache}>{page}</QueryClientProvider>);
  return shown.container.textContent;
}

const everyDevice = (has: (path: string) => boolean) => (
  <>
    <ThisBrowser hasCompanion={has("/ar-companion")} />
    <SupportedDevices hasCompanion={has("/ar-companion")} />
  </>
);

const film = (id: string) => ({ id, title: id, tagline: "", genre: "kids" });
const landing = (
  <LandingScreen
    films={{
      filmCount: 156,
      banner: film("banner"),
      covers: Array.from({ length: 8 }, (_, position) => film(`cover-${position}`)),
    }}
    pictureOf={(name) => name}
  />
);

const pages: [name: string, text: () => string][] = [
  ["the page of plans", () => textOf(<PricingPage hasPage={hasPage} />)],
  ["the landing screen", () => textOf(landing)],
  ["the features page", () => textOf(<FeatureList />)],
  ["the devices page", () => textOf(everyDevice(hasPage))],
];

test.each(pages)("%s advertises nothing without a page", (_name, text) => {
  const missing = promises.filter(([path]) => !hasPage(path));
  const promised = missing.filter(([, pattern]) => pattern.test(text()));
  expect(promised.map(([path]) => path)).toEqual([]);
});

test("the plans list exactly the home page features that have a page", () => {
  const text = textOf(<PricingPage hasPage={hasPage} />);
  const named = listRooms().filter(({ name }) => text.includes(name));
  expect(named.map(({ path }) => path)).toEqual(
    listRooms().flatMap(({ path }) => (hasPage(path) ? path : [])),
  );
});

test("advertises a feature as soon as its page exists", () => {
  const text = textOf(<PricingPage hasPage={() => true} />) + textOf(everyDevice(() => true));
  for (const promise of ["Mirrorlox", "AR experiences", "Create Studio", "VIBES", "AR glasses"])
    expect(text).toContain(promise);
});
