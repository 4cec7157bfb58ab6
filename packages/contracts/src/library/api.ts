import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { genreMovies, theatricalPreview, titleCard, titleDetail, titleId } from "./schema.ts";

export const listAnimations = endpoint("GET", "/api/animations", {
  access: "anyone",
  summary: "Every title the viewer may see",
  reply: z.array(titleCard),
});

export const listFeatured = endpoint("GET", "/api/animations/featured", {
  access: "anyone",
  summary: "Titles the house puts forward, in order",
  reply: z.array(titleCard),
});

export const listPopular = endpoint("GET", "/api/animations/popular", {
  access: "anyone",
  summary: "Titles by how often they are watched, most watched first",
  reply: z.array(titleCard),
});

export const listPreviews = endpoint("GET", "/api/animations/previews", {
  access: "anyone",
  summary: "Films that are to come",
  reply: z.array(theatricalPreview),
});

export const listGenreMovies = endpoint("GET", "/api/tmdb/genre/:genreId/movies", {
  access: "anyone",
  summary: "Films of one genre",
  params: z.object({ genreId: z.coerce.number().check(z.int()) }),
  reply: genreMovies,
  errors: ["NOT_FOUND"],
});

export const getTitle = endpoint("GET", "/api/titles/:id", {
  access: "anyone",
  summary: "One title, whole",
  params: z.object({ id: titleId }),
  reply: titleDetail,
  errors: ["NOT_FOUND"],
});
