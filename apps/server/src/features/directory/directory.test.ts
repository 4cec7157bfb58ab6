import { linkCount } from "@goldmane/contracts/directory/limits";
import {
  cinemaClipCount,
  heroMediaCount,
  heroSlideCount,
} from "@goldmane/contracts/directory/showcase/limits";
import { showcase } from "@goldmane/contracts/directory/showcase/schema";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noLimits, say, TestFamily } from "#features/controls/testing/test-family.ts";
import { addProfile, signInAs } from "#platform/testing/open-home.ts";
import type { TestBrowser } from "#platform/testing/open-test-server.ts";
import { links } from "./outside-links.ts";

type Browse = TestBrowser;

const lists = ["/api/directory/links", "/api/directory/listen", "/api/directory/apps"];
const netflix = { kind: "link", id: String(links.find(({ name }) => name === "Netflix")?.id) };

let family: TestFamily;

beforeAll(async () => {
  family = await TestFamily.open();
});
beforeEach(() => family.renew());
afterAll(() => family[Symbol.asyncDispose]());

function setPin(pin: string | null) {
  const url = `/api/family-profiles/${family.home.parentId}/pin`;
  return family.home.browser({ method: "PUT", url, payload: { pin } });
}

function open(browser: Browse, payload: object) {
  return say(browser, "POST", "/api/directory/open", payload);
}

async function addressesIn(browser: Browse): Promise<string[]> {
  const answers = await Promise.all(lists.map((url) => browser(url)));
  return answers.flatMap(({ body }) => body.match(/https:\/\/[^"]+/g) ?? []);
}

describe("the lists", () => {
  test("give grown-ups and teens every address", async () => {
    const adult = await addProfile(family.home, { role: "adult", ageGroup: "adult" });
    const teen = await family.addMember("teen");
    for (const browser of [
      family.home.browser,
      await signInAs(family.server, adult),
      teen.browser,
    ]) {
      const { body } = await say(browser, "GET", "/api/directory/links");
      expect([body.right, body.links.length]).toEqual(["open", linkCount]);
      expect(await addressesIn(browser)).toHaveLength(linkCount + 8 + 6 + 5 + 4);
    }
  });

  test("show children and strangers the names, and not one address", async () => {
    for (const browser of [family.child.browser, family.server.openBrowser()]) {
      const { body } = await say(browser, "GET", "/api/directory/links");
      expect([body.right, body.links.length]).toEqual(["withPin", linkCount]);
      expect(await addressesIn(browser)).toEqual([]);
    }
  });

  test("are empty for a viewer whose links a parent closed, even a teen", async () => {
    const teen = await family.addMember("teen");
    await family.decide(teen.id, { ...defaultControls("teen"), outsideLinks: "closed" }, "teen");
    const { body } = await say(teen.browser, "GET", "/api/directory/links");
    expect(body).toEqual({ right: "closed", links: [] });
    const listen = await say(teen.browser, "GET", "/api/directory/listen");
    expect(listen.body).toEqual({ right: "closed", podcasts: [], platforms: [] });
  });

  test("are not sent again for an unchanged ETag", async () => {
    for (const url of [...lists, "/api/directory/showcase"]) {
      const first = await family.child.browser(url);
      const etag = String(first.headers.etag);
      const again = await family.child.browser({ url, headers: { "if-none-match": etag } });
      expect([again.statusCode, again.body], url).toEqual([304, ""]);
    }
    const [ofChild, ofParent] = await Promise.all(
      [family.child, family.home].map(({ browser }) => browser(lists[0] ?? "")),
    );
    expect(ofChild?.headers.etag).not.toBe(ofParent?.headers.etag);
  });
});

describe("the way out", () => {
  test("is open to a grown-up and to a teen", async () => {
    const teen = await family.addMember("teen");
    for (const browser of [family.home.browser, teen.browser]) {
      const { status, body } = await open(browser, netflix);
      expect([status, body]).toEqual([200, { url: "https://www.netflix.com" }]);
    }
  });

  test("takes a grown-up's PIN of a child", async () => {
    await setPin("4711");
    const unasked = await open(family.child.browser, netflix);
    expect([unasked.status, unasked.body.error]).toEqual([403, "PIN_REQUIRED"]);
    const wrong = await open(family.child.browser, { ...netflix, pin: "0000" });
    expect([wrong.status, wrong.body.error]).toEqual([403, "PIN_REQUIRED"]);
    expect(JSON.stringify([unasked.body, wrong.body])).not.toContain("netflix");
    const right = await open(family.child.browser, { ...netflix, pin: "4711" });
    expect([right.status, right.body]).toEqual([200, { url: "https://www.netflix.com" }]);
  });

  test("stays shut for a child while no grown-up has a PIN, or with a PIN of its own", async () => {
    const none = await open(family.child.browser, { ...netflix, pin: "1234" });
    expect([none.status, none.body.error]).toEqual([403, "NOT_ALLOWED"]);
    const url = `/api/family-profiles/${family.child.id}/pin`;
    await family.home.browser({ method: "PUT", url, payload: { pin: "1234" } });
    expect((await open(family.child.browser, { ...netflix, pin: "1234" })).status).toBe(403);
  });

  test("takes a grown-up's password of a child in place of a PIN", async () => {
    const wrong = await open(family.child.browser, { ...netflix, password: "not the password" });
    expect([wrong.status, wrong.body.error]).toEqual([403, "PASSWORD_REQUIRED"]);
    const right = await open(family.child.browser, { ...netflix, password: family.home.password });
    expect([right.status, right.body]).toEqual([200, { url: "https://www.netflix.com" }]);
  });

  test("rate-limits PIN guesses", async () => {
    await setPin("4711");
    for (let tries = 0; tries < 5; tries += 1)
      await open(family.child.browser, { ...netflix, pin: "0000" });
    const { status, body } = await open(family.child.browser, { ...netflix, pin: "4711" });
    expect([status, body.error]).toEqual([429, "TOO_MANY_REQUESTS"]);
  });

  test("is shut where a parent closed it, whatever PIN is given", async () => {
    await setPin("4711");
    await family.decide(family.child.id, { time: noLimits, outsideLinks: "closed" });
    const { status, body } = await open(family.child.browser, { ...netflix, pin: "4711" });
    expect([status, body.error]).toEqual([403, "NOT_ALLOWED"]);
  });

  test("leads nobody anywhere before a profile is chosen, and to no place that there is not", async () => {
    expect((await open(family.server.openBrowser(), netflix)).status).toBe(401);
    for (const id of ["0", "151", "netflix", "constructor"])
      expect((await open(family.home.browser, { kind: "link", id })).status, id).toBe(404);
    expect((await open(family.home.browser, { kind: "film", id: "1" })).status).toBe(400);
  });
});

describe("the showcase", () => {
  test("has its slides, its rotation and its clips for parent and child", async () => {
    for (const { browser } of [family.home, family.child]) {
      const { body } = await say(browser, "GET", "/api/directory/showcase");
      const { slides, rotation, clips } = showcase.parse(body);
      expect([slides.length, rotation.length, clips.length]).toEqual([
        heroSlideCount,
        heroMediaCount,
        cinemaClipCount,
      ]);
      expect(new Set(rotation.map(({ type }) => type))).toEqual(new Set(["image", "video"]));
      for (const { type, src, backdropUrl, titleId } of [...rotation, ...clips])
        expect(src).toBe(
          type === "image" ? backdropUrl : `/media/titles/${titleId}/start-trailer.mp4`,
        );
      for (const { backdropBlur } of [...slides, ...rotation, ...clips])
        expect(backdropBlur).toContain("data:image/webp;base64,");
    }
  });

  test("shows another film in place of one that a parent blocked", async () => {
    const before = await say(family.child.browser, "GET", "/api/directory/showcase");
    await family.decide(family.child.id, { blockedTitles: ["captain-minnow"] });
    const after = await say(family.child.browser, "GET", "/api/directory/showcase");
    expect(JSON.stringify(before.body)).toContain("captain-minnow");
    expect(JSON.stringify(after.body)).not.toContain("captain-minnow");
  });
});

describe("pictures", () => {
  test("a mark comes in the ink that its color needs", async () => {
    const { body } = await say(family.child.browser, "GET", "/api/directory/links");
    const logos: string[] = body.links.flatMap(({ logo }: { logo: string | null }) => logo ?? []);
    for (const logo of logos.slice(0, 20)) {
      const answer = await family.child.browser(logo);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
      expect(answer.body).toMatch(
        /^<svg [^>]+fill="#(?:ffffff|160b1a)"><path d="[^"]+"\/><\/svg>$/,
      );
    }
    for (const file of ["nothing-dark.svg", "netflix-red.svg", "constructor-dark.svg", "netflix"])
      expect((await family.child.browser(`/media/marks/${file}`)).statusCode, file).toBe(404);
  });

  test("a podcast has a cover of its own, in the type that the browser takes", async () => {
    const { body } = await say(family.child.browser, "GET", "/api/directory/listen");
    const covers: string[] = body.podcasts.map(
      ({ coverImage }: { coverImage: string }) => coverImage,
    );
    const drawn = await Promise.all(
      covers.map((url) =>
        family.child.browser({ url: `${url}?width=160`, headers: { accept: "image/webp" } }),
      ),
    );
    expect(drawn.map(({ headers }) => headers["content-type"])).toEqual(
      covers.map(() => "image/webp"),
    );
    expect(new Set(drawn.map(({ headers }) => headers.etag)).size).toBe(covers.length);
    expect((await family.child.browser("/media/covers/nothing")).statusCode).toBe(404);
    expect((await family.child.browser(`${covers[0]}?width=wide`)).statusCode).toBe(400);
  });
});
