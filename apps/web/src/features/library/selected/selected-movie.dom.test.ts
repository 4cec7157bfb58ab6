import { afterEach, expect, test } from "vitest";
import { keepSelectedMovie, readSelectedMovie } from "./selected-movie.ts";

const lamp = { title: "The Lamp", video: "the-lamp", genre: "Kids", description: "It is lit." };

afterEach(() => localStorage.clear());

test("a chosen film is stored under its section and position", () => {
  keepSelectedMovie("featured", 2, lamp);
  expect(JSON.parse(localStorage.getItem("movie_featured_2") ?? "")).toEqual(lamp);
  expect(readSelectedMovie("featured", 2)).toEqual(lamp);
  expect(readSelectedMovie("games", 2)).toBeNull();
});

test("what cannot be read is forgotten, and nothing else with it", () => {
  keepSelectedMovie("preview", 0, lamp);
  localStorage.setItem("movie_preview_1", "{");
  localStorage.setItem("movie_preview_2", `{"title":"No more"}`);
  expect([readSelectedMovie("preview", 1), readSelectedMovie("preview", 2)]).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual(["movie_preview_0"]);
});
