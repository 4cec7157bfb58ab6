import * as api from "@goldmane/contracts/library/api";
import * as similar from "@goldmane/contracts/library/similar";
import { AppError } from "@goldmane/contracts/errors";
import * as z from "zod/mini";
import { handle, handlePrepared } from "#platform/http/handler.ts";
import type { RawRoute } from "#platform/http/raw-route.ts";
import {
  readAnimations,
  readFeatured,
  readForeignPoster,
  readGenreMovies,
  readPopular,
  readPreviews,
  readSimilar,
  readTitle,
} from "./service.ts";

export const libraryRoutes = [
  handlePrepared(api.listAnimations, ({ app, viewer }) => readAnimations(app, viewer)),
  handlePrepared(api.listFeatured, ({ app, viewer }) => readFeatured(app, viewer)),
  handlePrepared(api.listPopular, ({ app, viewer }) => readPopular(app, viewer)),
  handle(api.listPreviews, ({ app, viewer }) => readPreviews(app, viewer)),
  handle(api.listGenreMovies, ({ app, viewer, params }) =>
    readGenreMovies(app, viewer, params.genreId),
  ),
  handle(api.getTitle, ({ app, viewer, params }) => readTitle(app, viewer, params.id)),
  handle(similar.listSimilar, ({ app, viewer, params }) => readSimilar(app, viewer, params.id)),
];

const posterParams = z.object({
  file: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}\.(?:jpg|png|webp)$/)),
});

export const libraryRawRoutes: readonly RawRoute[] = [
  {
    methods: ["GET"],
    path: "/media/tmdb/:file",
    access: "anyone",
    run: async ({ app, request, reply }) => {
      const params = posterParams.safeParse(request.params);
      if (!params.success) throw new AppError("NOT_FOUND", "This poster doesn’t exist.");
      const { type, bytes } = await readForeignPoster(app, params.data.file);
      return reply.type(type).header("cache-control", "public, max-age=604800").send(bytes);
    },
  },
];
