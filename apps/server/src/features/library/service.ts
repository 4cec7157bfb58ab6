import { AppError } from "@goldmane/contracts/errors";
import type {
  GenreMovies,
  TheatricalPreview,
  TitleCard,
  TitleDetail,
} from "@goldmane/contracts/library/schema";
import type { SimilarTitle } from "@goldmane/contracts/library/similar";
import type { Language } from "@goldmane/contracts/languages";
import type { App, Viewer } from "#platform/app.ts";
import type { PreparedAnswer } from "#platform/http/prepared-answer.ts";
import { findAlike, titleSpaceOf } from "./alike/find-alike.ts";
import { catalogOf } from "./catalog.ts";
import { filmsChanged, titleViewed } from "./events.ts";
import { findNextEpisode, isSameSeries, listEpisodes } from "./episodes.ts";
import { findGenreMovies } from "./genre-movies.ts";
import { all, featured, popular } from "./ordered-lists.ts";
import { findFirst, prepareList } from "./prepared-lists.ts";
import { lookUpInteractive } from "./interactive/find-interactive.ts";
import { findPreviews } from "./previews.ts";
import { pictureUrl, presentDetail, presentSimilar } from "./present.ts";
import { deleteFilm, incrementViews, type NewFilmRow, upsertFilm } from "./store.ts";
import type { TitleReader } from "./content-policy/content-filter.ts";
import type { Title } from "./title.ts";
import { tmdbFactsOf } from "./tmdb-facts.ts";

export type { FilmRow, NewFilmRow } from "./store.ts";
export { sourceOf, type Title } from "./title.ts";
export { colorsColumn, moodsColumn } from "./film-columns.ts";
export { listOtherTitles, translateTitle } from "./translation/translate-title.ts";
export { pictureUrl, presentBlurs, presentCard, stillUrl } from "./present.ts";
export { listSpokenLines, listSubjects } from "./content-policy/searchable-text.ts";
export type { ContentPolicy, TitleReader } from "./content-policy/content-filter.ts";
export { namesBlocked } from "./content-policy/content-filter.ts";
export {
  findGrantedInteractive,
  findInteractive,
  listAllInteractive,
  listVisibleInteractive,
} from "./interactive/find-interactive.ts";
export type { InteractiveTitle } from "./interactive/interactive-title.ts";
export { byEpisode } from "./episodes.ts";
export { putInDefaultOrder } from "./ordered-lists.ts";
export { findAlike, titleSpaceOf } from "./alike/find-alike.ts";
export type { Taste, TitleSpace } from "./alike/title-space.ts";

export function openLibrary(app: App): Promise<AsyncDisposable> {
  return catalogOf(app).open();
}

export async function readAnimations(
  app: App,
  viewer: Viewer,
): Promise<PreparedAnswer<TitleCard[]>> {
  return await prepareList(app, viewer, all);
}

export async function readFeatured(app: App, viewer: Viewer): Promise<PreparedAnswer<TitleCard[]>> {
  return await prepareList(app, viewer, featured);
}

export async function readPopular(app: App, viewer: Viewer): Promise<PreparedAnswer<TitleCard[]>> {
  return await prepareList(app, viewer, popular);
}

/** The hero picture of the home page: of the first featured film. */
export async function readHeroPicture(app: App, viewer: Viewer): Promise<string | null> {
  const title = (await findFirst(app, viewer, featured)) ?? (await findFirst(app, viewer, all));
  return title && pictureUrl(title, "backdrop");
}

/** The poster frame of a film; null if the viewer may not see the film. */
export function findFilmPicture(app: App, viewer: Viewer, id: string): string | null {
  const title = lookUpTitle(app, viewer, id);
  return title && pictureUrl(title, "backdrop");
}

export async function readPreviews(app: App, viewer: Viewer): Promise<TheatricalPreview[]> {
  return await findPreviews(app, viewer);
}

export async function readGenreMovies(
  app: App,
  viewer: Viewer,
  genreId: number,
): Promise<GenreMovies> {
  return { movies: await findGenreMovies(app, viewer, genreId) };
}

/** Proxies a poster of The Movie Database by its file name. */
export async function readForeignPoster(
  app: App,
  fileName: string,
): Promise<{ type: string; bytes: Buffer }> {
  const poster = await tmdbFactsOf(app)?.readPoster(fileName);
  if (!poster) throw new AppError("NOT_FOUND", "This poster doesn’t exist.");
  return poster;
}

export async function readTitle(app: App, viewer: Viewer, id: string): Promise<TitleDetail> {
  const title = findTitle(app, viewer, id);
  const episodes = listEpisodes(title, listVisible(app, viewer));
  return presentDetail(title, { episodes, next: await findNext(app, viewer, title) });
}

const mostAlike = 12;

export async function readSimilar(app: App, viewer: Viewer, id: string): Promise<SimilarTitle[]> {
  const title = findTitle(app, viewer, id);
  const space = await titleSpaceOf(app);
  const among = listVisible(app, viewer).filter((other) => !isSameSeries(title, other));
  return findAlike(space, title, { among, atMost: mostAlike }).map(presentSimilar);
}

/** Every title that this viewer may see. Lists of other features start here too. */
export function listVisible(app: App, viewer: Viewer): readonly Title[] {
  return catalogOf(app).visibleTo(viewer);
}

/** Throws NOT_FOUND also for a title that this viewer may not see. */
export function findTitle(app: App, viewer: Viewer, id: string): Title {
  const title = lookUpTitle(app, viewer, id);
  if (!title) throw new AppError("NOT_FOUND", "This title doesn’t exist.");
  return title;
}

/** Null for a hidden title and for one that doesn't exist. */
export function lookUpTitle(app: App, viewer: TitleReader, id: string): Title | null {
  return catalogOf(app).find(viewer, id);
}

const everything = { highestRating: "R", titleRules: null, language: "en" } as const;

/** The same for a film or an interactive film: whatever can be played. */
export function lookUpPlayable(app: App, viewer: Viewer, id: string): Title | null {
  return lookUpTitle(app, viewer, id) ?? lookUpInteractive(app, viewer, id)?.title ?? null;
}

/** All titles regardless of policy: for background work, never for responses. */
export function listAllTitles(app: App, language: Language = "en"): readonly Title[] {
  return catalogOf(app).visibleTo({ ...everything, language });
}

/** For signed links: the policy was checked when the link was issued. */
export function findGranted(app: App, id: string): Title {
  const title = catalogOf(app).find(everything, id);
  if (!title) throw new AppError("NOT_FOUND", "This title was removed.");
  return title;
}

/** Finds the title to watch next: the next episode, or else the most similar title, if any. */
export async function findNext(app: App, viewer: Viewer, title: Title): Promise<Title | null> {
  const visible = listVisible(app, viewer);
  const episode = findNextEpisode(title, visible);
  if (episode) return episode;
  const space = await titleSpaceOf(app);
  const among = visible.filter((other) => !isSameSeries(title, other));
  return findAlike(space, title, { among, atMost: 1 })[0]?.title ?? null;
}

/** Number of plays on this server. */
export function countViewsOf(app: App, titleId: string): number {
  return catalogOf(app).countViews(titleId);
}

/** Records a play, which affects the popular order. */
export async function countView(app: App, titleId: string): Promise<void> {
  await incrementViews(app.db, titleId, app.now());
  await app.bus.publish(titleViewed, { titleId });
}

/** Adds an operator's film, or updates its details. */
export async function putFilm(app: App, film: NewFilmRow): Promise<void> {
  await upsertFilm(app.db, film);
  await announceFilm(app, film.id);
}

export async function removeFilm(app: App, id: string): Promise<void> {
  await deleteFilm(app.db, id);
  await announceFilm(app, id);
}

/** Resolves once this node's catalog is current; other nodes are notified. */
async function announceFilm(app: App, filmId: string): Promise<void> {
  const refreshed = catalogOf(app).refresh(filmId);
  await Promise.all([refreshed, app.bus.publish(filmsChanged, { filmId })]);
}
