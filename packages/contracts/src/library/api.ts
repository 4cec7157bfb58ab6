import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { genreMovies, theatricalPreview, titleCard, titleDetail, titleId } from "./schema.ts";

export const listAnimations = endpoint("GET", "/api/animations", {
  access: "anyone",
  summary: "List all titles that the viewer is allowed to see",
  reply: z.array(titleCard),
});

export const listFeatured = endpoint("GET", "/api/animations/featured", {
  access: "anyone",
  summary: "List the featured titles, in order",
  reply: z.array(titleCard),
});

export const listPopular = endpoint("GET", "/api/animations/popular", {
  access: "anyone",
  summary: "List titles, most watched first",
  reply: z.array(titleCard),
});

export const listPreviews = endpoint("GET", "/api/animations/previews", {
  access: "anyone",
  summary: "List upcoming films",
  reply: z.array(theatricalPreview),
});

export const listGenreMovies = endpoint("GET", "/api/tmdb/genre/:genreId/movies", {
  access: "anyone",
  summary: "List the films of a genre",
  params: z.object({ genreId: z.coerce.number().check(z.int()) }),
  reply: genreMovies,
  errors: ["NOT_FOUND"],
});

export const getTitle = endpoint("GET", "/api/titles/:id", {
  access: "anyone",
  summary: "Get a title",
  params: z.object({ id: titleId }),
  reply: titleDetail,
  errors: ["NOT_FOUND"],
});
