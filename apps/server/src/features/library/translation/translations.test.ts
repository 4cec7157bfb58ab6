import { defaultControls } from "@goldmane/contracts/controls/rules";
import type { TitleCard, TitleDetail } from "@goldmane/contracts/library/schema";
import type { SearchResults } from "@goldmane/contracts/search/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#features.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

const film = {
  id: "the-sea-comes-to-tea",
  english: "The Sea Comes to Tea",
  spanish: "El mar viene a merendar",
};

let server: TestServer;
let family: TestServer["inject"];
let child: { id: string; browser: TestServer["inject"] };

beforeAll(async () => {
  server = await openTestServer(features, { demo: false });
  const home = await openHome(server, "pride");
  family = home.browser;
  const profile = await addProfile(home, { role: "child", ageGroup: "child" });
  child = { id: profile.id, browser: await signInAs(server, profile) };
  await child.browser({ method: "PATCH", url: "/api/profile", payload: { language: "es" } });
});
afterAll(() => server[Symbol.asyncDispose]());

async function listFilms(browser = child.browser): Promise<TitleCard[]> {
  return (await browser("/api/animations")).json();
}

const nameOf = (cards: readonly TitleCard[]) => cards.find(({ id }) => id === film.id)?.title;

describe("a Spanish profile", () => {
  test("gets lists, details, characters and series in Spanish", async () => {
    expect(nameOf(await listFilms())).toBe(film.spanish);
    const detail: TitleDetail = (await child.browser(`/api/titles/${film.id}`)).json();
    expect(detail).toMatchObject({
      title: film.spanish,
      tagline: "Por favor, no traigas todo de ti.",
      ratingReason: "Para todo público",
    });
    expect(detail.cast.map(({ role }) => role)).toEqual(["Zola", "La vieja Nerys"]);
    const portraits = detail.cast.map(({ portraitUrl }) => portraitUrl);
    expect(portraits.every((url) => url?.startsWith(`/media/titles/${film.id}/cast/`))).toBe(true);
    const episode: TitleDetail = (await child.browser("/api/titles/bun-bakes-a-cloud")).json();
    expect(episode.series).toMatchObject({ id: "buns-bakery", name: "La panadería de Bun" });
    expect(episode.next?.title).toBe("Bun y la masa dormida");
  });

  test("gets the subtitle of a film that has one in Spanish, and others in English", async () => {
    const subtitleOf = async (browser: typeof family, id: string) =>
      (await browser(`/api/titles/${id}`)).json<TitleDetail>().subtitle;
    expect(await subtitleOf(child.browser, "kyle-character")).toBe(
      "El conejo que te enseña a saltar",
    );
    expect(await subtitleOf(family, "kyle-character")).toBe("The Rabbit Who Teaches You to Jump");
    expect(await subtitleOf(family, film.id)).toBeUndefined();
  });

  test("has the pictures and the version of every other profile's film", async () => {
    const own = (await listFilms()).find(({ id }) => id === film.id);
    const theirs = (await listFilms(family)).find(({ id }) => id === film.id);
    expect(theirs?.title).toBe(film.english);
    expect(own?.posterUrl).toBe(theirs?.posterUrl);
  });

  test("finds a film by its Spanish name, a line, a character and a theme, without accents", async () => {
    const find = async (q: string): Promise<SearchResults["titles"]> =>
      (await child.browser(`/api/search?${new URLSearchParams({ q }).toString()}`)).json().titles;
    expect((await find("mar viene a mer"))[0]?.title.title).toBe(film.spanish);
    expect((await find("no vuelvo a invitar a un oceano"))[0]).toMatchObject({
      title: { id: film.id },
      match: { field: "line", text: "No vuelvo a invitar a un océano." },
    });
    expect((await find("senor migaja"))[0]?.title.title).toBe("Nadie vino por el señor Migaja");
    const themed = (await find("cumpleaños")).map(({ title }) => title.id);
    expect(themed).toContain("a-balloon-for-marigold");
    const [dragon] = await find("dragones");
    expect(await find("quiero ver una película de dragones")).toContainEqual(dragon);
  });

  test("finds it by its English name and lines as well", async () => {
    const find = async (q: string): Promise<SearchResults["titles"]> =>
      (await child.browser(`/api/search?${new URLSearchParams({ q }).toString()}`)).json().titles;
    expect((await find("sea comes to tea"))[0]).toMatchObject({
      title: { title: film.spanish },
      match: null,
    });
    expect((await find("never having an ocean again"))[0]?.title.id).toBe(film.id);
  });
});

describe("a viewer without a language of their own", () => {
  const browser = () => server.openBrowser();
  const askIn = (language: string, headers: Record<string, string> = {}) =>
    browser()({ url: "/api/animations", headers: { "accept-language": language, ...headers } });

  test("gets the language that the request asks for, and caches tell them apart", async () => {
    const english = await askIn("en-US,en;q=0.9");
    const spanish = await askIn("es-MX,es;q=0.9,en;q=0.8");
    expect([english, spanish].map((answer) => nameOf(answer.json()))).toEqual([
      film.english,
      film.spanish,
    ]);
    expect([english, spanish].map(({ headers }) => headers["content-language"])).toEqual([
      "en",
      "es",
    ]);
    expect(String(spanish.headers.vary)).toContain("accept-language");
    expect(spanish.headers.etag).not.toBe(english.headers.etag);
    const same = await askIn("es", { "if-none-match": String(spanish.headers.etag) });
    expect(same.statusCode).toBe(304);
    const other = await askIn("en", { "if-none-match": String(spanish.headers.etag) });
    expect(nameOf(other.json())).toBe(film.english);
  });

  test("gets prepared answers and the showcase by language", async () => {
    const read = async (language: string) =>
      (
        await browser()({
          url: "/api/directory/showcase",
          headers: { "accept-language": language },
        })
      ).body;
    expect(await read("en")).toContain("The Sock Rocket");
    expect(await read("es")).toContain("El cohete de calcetines");
  });
});

describe("a parent's blocked words", () => {
  const block = async (...blockedWords: string[]) => {
    const payload = { ...defaultControls("child"), highestRating: "G", blockedWords };
    const url = `/api/family-profiles/${child.id}/controls`;
    const answer = await family({ method: "PUT", url, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const speak = (language: string) =>
    child.browser({ method: "PATCH", url: "/api/profile", payload: { language } });

  test("apply to the Spanish texts, in whichever language the child watches", async () => {
    await block("océano");
    expect(nameOf(await listFilms())).toBeUndefined();
    await speak("en");
    expect(nameOf(await listFilms())).toBeUndefined();
    await block("cub");
    await speak("es");
    expect(nameOf(await listFilms())).toBeUndefined();
    await block();
    expect(nameOf(await listFilms())).toBe(film.spanish);
  });

  test("don't hide films for a common Spanish word that is one of English", async () => {
    await block("sin");
    expect(nameOf(await listFilms())).toBe(film.spanish);
    await block();
  });
});

test("captions in Spanish have the lines and the times of the English ones", async () => {
  const playback = (
    await child.browser({ method: "POST", url: `/api/titles/${film.id}/playback` })
  ).json();
  expect(playback.title).toBe(film.spanish);
  const tracks: { label: string; language: string; url: string }[] = playback.captions;
  expect(tracks.map(({ label, language }) => [label, language])).toEqual([
    ["English", "en"],
    ["Español", "es"],
  ]);
  const [english, spanish] = await Promise.all(
    tracks.map(async ({ url }) => (await child.browser(url)).body),
  );
  const timesOf = (text = "") => text.split("\n").filter((row) => row.includes("-->"));
  expect(timesOf(spanish)).toEqual(timesOf(english));
  expect(spanish).toContain("<v La vieja Nerys>No llegó tarde, leoncita.");
  const master = (await child.browser(playback.manifestUrl)).body;
  expect(master).toContain('NAME="Español",LANGUAGE="es"');
});
