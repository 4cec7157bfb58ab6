import type { Genre } from "@goldmane/stage/story/vocabulary";
import type { ScenePicture } from "./measure-picture.ts";

/**
 * Limits for the pictures of a genre.
 *
 * A face differs from its ground by a luma of 0.1 or more: the ground around faces itself varies by
 * about 0.11 (standard deviation), so that a face with less difference is one of its patches.
 */
const limits = {
  saturation: {
    kids: 0.38,
    "sci-fi": 0.4,
    anime: 0.36,
    fantasy: 0.27,
    adventure: 0.26,
    originals: 0.3,
  },
  spread: {
    kids: 0.18,
    "sci-fi": 0.17,
    anime: 0.17,
    fantasy: 0.17,
    adventure: 0.17,
    originals: 0.17,
  },
  contrast: 0.1,
  /** Share of the faces that reach the contrast. */
  separated: 0.95,
  /** Turn of a skin's hue in degrees, and share of its chroma that remains. */
  skin: { hue: 30, chroma: 0.6 },
  /** Share of the faces whose skin is within that. */
  protected: 0.9,
} as const;

export type GenrePicture = {
  saturation: number;
  spread: number;
  /** Share of the faces set apart from their ground. */
  separated: number;
  /** Share of the faces whose skin keeps its color. */
  protected: number;
};

export function summarize(pictures: readonly ScenePicture[]): GenrePicture {
  const faces = pictures.flatMap((picture) => picture.faces);
  const skins = faces.flatMap(({ skin }) => skin ?? []);
  return {
    saturation: mean(pictures.map(({ saturation }) => saturation)),
    spread: mean(pictures.map(({ spread }) => spread)),
    separated: mean(faces.map(({ contrast }) => Number(contrast >= limits.contrast))),
    protected: mean(
      skins.map(({ hue, chroma }) =>
        Number(hue <= limits.skin.hue && chroma >= limits.skin.chroma),
      ),
    ),
  };
}

/** The measures as text. */
export function describePicture(picture: GenrePicture): string {
  const { saturation, spread, separated, protected: kept } = picture;
  return (
    `saturation ${saturation.toFixed(3)}, luma spread ${spread.toFixed(3)}, ` +
    `${(separated * 100).toFixed(1)} % of faces stand out, ${(kept * 100).toFixed(1)} % keep their color`
  );
}

/**
 * Limit violations of a genre, as text.
 * @param leeway by how much a sample of the genre can miss a limit that the whole meets
 */
export function listPictureViolations(
  genre: Genre,
  { saturation, spread, separated, protected: kept }: GenrePicture,
  leeway: number,
): string[] {
  const faults: string[] = [];
  const check = (name: string, value: number, least: number) => {
    if (value < least - leeway) faults.push(`${genre}: ${name} ${value.toFixed(3)} < ${least}`);
  };
  check("saturation", saturation, limits.saturation[genre]);
  check("luma spread", spread, limits.spread[genre]);
  check("share of faces apart from their ground", separated, limits.separated);
  check("share of faces with their own skin color", kept, limits.protected);
  return faults;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
