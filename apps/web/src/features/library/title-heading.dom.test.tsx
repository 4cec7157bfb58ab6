import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TitleHeading } from "./title-heading.tsx";

afterEach(cleanup);

const film: TitleDetail = {
  id: "veo-vr",
  title: "Veo VR",
  tagline: "Nothing in here is real.",
  source: "original",
  genre: "sci-fi",
  rating: "PG",
  year: 2026,
  durationSeconds: 80,
  moods: [],
  posterUrl: "/poster",
  backdropUrl: "/backdrop",
  colors: ["#000000", "#ffffff"],
  synopsis: "",
  ratingReason: "",
  director: "",
  cast: [],
  themes: [],
  episodes: [],
  next: null,
};

test("the heading of a film shows its subtitle between title and tagline", () => {
  const { container } = render(
    <TitleHeading title={{ ...film, subtitle: "The Dragon Nobody Programmed" }} />,
  );
  expect(container.querySelector("h1")?.nextElementSibling?.textContent).toBe(
    "The Dragon Nobody Programmed",
  );
});

test("a film without a subtitle has no empty line", () => {
  const { container } = render(<TitleHeading title={film} />);
  expect(container.querySelector("h1")?.nextElementSibling?.textContent).toBe(film.tagline);
});
