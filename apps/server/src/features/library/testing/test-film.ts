import { newId } from "#platform/ids.ts";
import type { NewFilmRow } from "#features/library/service.ts";

/** An operator's film row for tests, with overrides. */
export function testFilm(facts: Partial<NewFilmRow> = {}): NewFilmRow {
  return {
    id: newId(),
    title: "A Film of Ours",
    year: 2019,
    genre: "kids",
    rating: "PG",
    synopsis: "",
    moods: "[]",
    duration_seconds: 12.5,
    content_hash: "0123456789abcdef",
    source_path: "/films/a.mkv",
    source_blob: null,
    probe: "{}",
    captions: "[]",
    poster_blob: null,
    backdrop_blob: null,
    colors: '["#111111","#222222"]',
    added_at: Date.now(),
    ...facts,
  };
}
