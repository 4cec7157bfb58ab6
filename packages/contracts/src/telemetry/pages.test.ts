import fc from "fast-check";
import { expect, test } from "vitest";
import { genres } from "#library/limits.ts";
import { toPagePattern, unknownPage } from "./pages.ts";
import { rateMetric } from "./rules.ts";
import { performanceReport } from "./schema.ts";

const known = [
  "/",
  "/streaming",
  ...genres.map(({ slug }) => `/${slug}`),
  "/watch/:id",
  "/watch/:section/:id",
  "/profile/controls/:id",
  "/admin/:section",
  "/admin/households/:id",
  "/party-zone/:code",
  "/remote/:code",
  "/vibes",
];
const part = fc.oneof(
  fc.constantFrom("watch", "profile", "controls", "admin", "households", "party-zone", "remote"),
  fc.stringMatching(/^[a-z0-9-]{1,12}$/),
);
const address = fc.oneof(
  fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`),
  fc.string(),
);
const id = fc.oneof(fc.uuid(), fc.stringMatching(/^[a-z0-9-]{1,20}$/));

test("the page of any address is a reportable page", () => {
  fc.assert(
    fc.property(address, (visited) => {
      const report = {
        metric: "LCP",
        value: 900,
        rating: rateMetric("LCP", 900),
        timestamp: 1_800_000_000_000,
        url: toPagePattern(visited),
        userAgent: "Firefox",
      };
      expect(performanceReport.parse(report)).toEqual(report);
    }),
  );
});

test("is idempotent", () => {
  fc.assert(
    fc.property(address, (visited) => {
      const page = toPagePattern(visited);
      expect(toPagePattern(page)).toBe(page);
    }),
  );
  for (const page of known) expect(toPagePattern(page)).toBe(page);
});

test("ignores query, fragment and trailing slash", () => {
  const extra = fc.stringMatching(/^[a-z0-9=&%/:-]{0,20}$/);
  fc.assert(
    fc.property(address, extra, extra, (visited, search, fragment) => {
      const [path = ""] = visited.split(/[?#]/, 1);
      const page = toPagePattern(path);
      expect(toPagePattern(`${path}?${search}`)).toBe(page);
      expect(toPagePattern(`${path}#${fragment}`)).toBe(page);
      expect(toPagePattern(`${path}?${search}#${fragment}`)).toBe(page);
      if (!path.endsWith("/")) expect(toPagePattern(`${path}/`)).toBe(path === "" ? "/" : page);
    }),
  );
});

test("drops ids of films, profiles and households, and codes", () => {
  fc.assert(
    fc.property(id, id, (one, other) => {
      const secret = `x${one}`;
      const pages = [
        `/watch/${secret}`,
        `/watch/${secret}/${other}`,
        `/profile/controls/${secret}`,
        `/profile/${secret}`,
        `/admin/households/${secret}`,
        `/party-zone/${secret}`,
        `/remote/${secret}`,
        `/${secret}/${other}`,
      ].map(toPagePattern);
      expect(pages).toEqual([
        "/watch/:id",
        "/watch/:section/:id",
        "/profile/controls/:id",
        unknownPage,
        "/admin/households/:id",
        "/party-zone/:code",
        "/remote/:code",
        unknownPage,
      ]);
    }),
  );
});
