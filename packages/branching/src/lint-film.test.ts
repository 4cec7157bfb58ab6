import { expect, test } from "vitest";
import { lintFilm, type FilmOutline } from "#lint-film.ts";
import { openScript } from "#script.ts";
import { compileInk } from "#testing/compile-ink.ts";
import { gate } from "#testing/gate.ts";

const script = openScript(compileInk(gate.replace("[Go home]", "[Go home #default]")));
const silent = { scenes: [{ steps: [{ wait: 2 }] }] };
const spoken = { scenes: [{ steps: [{ who: "leo", say: "Hello." }] }] };
const idles = ["lion-waits", "moths", "lamps-wait"];
const played = "gate lion-asks left-door lion-close stalls lamps door lamps-on knocks road".split(
  " ",
);
const seconds = Object.fromEntries([
  ...played.map((id) => [id, 30]),
  ...idles.map((id) => [id, 5]),
]);

const film: FilmOutline = {
  kind: "game",
  clips: Object.fromEntries([
    ...played.map((id) => [id, spoken]),
    ...idles.map((id) => [id, silent]),
  ]),
  endings: [{ id: "all-lamps" }, { id: "knocked" }, { id: "home" }],
  chapters: [
    { id: "gate", clip: "gate" },
    { id: "door", clip: "door" },
  ],
  poster: { clip: "gate", scene: 0 },
  trailer: ["gate", "stalls", "lamps", "door"].map((clip) => ({ clip, at: 1 })),
};

/** The faults that the given changes add to the film. */
function lint(changes: Partial<FilmOutline>, other: Record<string, number> = {}): string[] {
  const { faults } = lintFilm({ ...film, ...changes }, script, { ...seconds, ...other });
  return faults.filter((fault) => !/^10 clips|^1 different games|default/.test(fault));
}

test("a film is measured by its paths", () => {
  const { facts } = lintFilm(film, script, seconds);
  expect(facts).toMatchObject({
    clips: 10,
    endings: 3,
    games: ["catch-moths"],
    variables: ["caught", "has_key"],
    shortestMinutes: 3.5,
    longestMinutes: 3.5,
  });
  expect(lint({})).toEqual([]);
});

test("a film below the least size of its kind has faults", () => {
  expect(lintFilm(film, script, seconds).faults).toEqual(
    expect.arrayContaining([
      "10 clips are played. The least is 16.",
      "1 different games. The least is 6.",
    ]),
  );
  expect(lint({}, { gate: 900 })).toEqual(["The longest path has 18.0 minutes, above 15."]);
});

test("clips and endings are in the film and on a path", () => {
  const { gate: opening, ...others } = film.clips;
  expect(lint({ clips: others })).toEqual(
    expect.arrayContaining([expect.stringContaining('no clip "gate"')]),
  );
  expect(lint({ clips: { ...film.clips, attic: silent } })).toEqual([
    'Clip "attic": no path plays it.',
  ]);
  expect(lint({ clips: { ...others, gate: opening ?? silent } }).join(" ")).toContain(
    'begins with "gate"',
  );
  expect(lint({ endings: [...film.endings, { id: "moon" }] })).toEqual([
    'No path ends with "moon".',
  ]);
  expect(lint({ endings: film.endings.slice(1) })).toEqual(['The film has no ending "all-lamps".']);
});

test("a clip that repeats is silent and four to eight seconds long", () => {
  expect(lint({}, { moths: 12 })).toEqual(['Clip "moths": it repeats, so it has 4 to 8 seconds.']);
  expect(lint({ clips: { ...film.clips, moths: spoken } })).toEqual([
    'Clip "moths": it repeats, so nobody speaks in it.',
  ]);
});

test("a path that returns with the same variables is a fault", () => {
  const loop = openScript(
    compileInk(`
-> start
=== start ===
A road. # clip: gate
+ [Back #default] -> start
+ [Home] -> home
=== home ===
Home. # clip: road # ending: home
-> END
`),
  );
  const { faults, facts } = lintFilm(film, loop, seconds);
  expect(faults).toContain('Clip "gate": a path returns here with the same variables.');
  expect(facts.longestMinutes).toBeNull();
});

test("a choice that is open for longer than its clip needs a clip that repeats", () => {
  const timed = openScript(
    compileInk(`
-> start
=== start ===
A road. # clip: gate # timer: 8
+ [Home #default] -> home
+ [Away] -> home
=== home ===
Home. # clip: road # ending: home
-> END
`),
  );
  const faults = (gateSeconds: number) =>
    lintFilm(film, timed, { ...seconds, gate: gateSeconds }).faults.join(" ");
  expect(faults(5)).toContain("open for longer than it plays");
  expect(faults(8)).not.toContain("open for longer");
});

test("chapters, poster and trailer name what is there", () => {
  expect(lint({ chapters: [{ id: "a", clip: "moths" }] })).toEqual([
    'Chapter "a": no path plays its clip "moths".',
    "A film has at least two chapters.",
  ]);
  expect(lint({ poster: { clip: "gate", scene: 4 } })).toEqual([
    'The poster\'s clip "gate" has no scene 4.',
  ]);
  expect(lint({ trailer: film.trailer.map((one) => ({ ...one, at: 28 })) })[0]).toContain(
    "aren't in the clip",
  );
});
