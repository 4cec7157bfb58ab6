import * as z from "zod/mini";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { Config } from "#platform/config/config.ts";

/** The Movie Database's genre id for animation. */
const animation = 16;
const timeoutMs = 4000;
const longestAnswerBytes = 4 * 1024 * 1024;

const page = z.object({
  results: z.array(
    z.object({ id: z.int(), title: z.string(), poster_path: z.nullish(z.string()) }),
  ),
});
export type TmdbMovie = z.infer<typeof page>["results"][number];

const movieDetails = z.object({
  id: z.int(),
  title: z.string(),
  overview: z.nullish(z.string()),
  release_date: z.string(),
  runtime: z.nullish(z.int()),
  poster_path: z.nullish(z.string()),
  genres: z.array(z.object({ name: z.string() })),
  production_companies: z.array(z.object({ name: z.string() })),
  credits: z.object({ crew: z.array(z.object({ job: z.string(), name: z.string() })) }),
  videos: z.object({
    results: z.array(z.object({ site: z.string(), type: z.string(), key: z.string() })),
  }),
  release_dates: z.object({
    results: z.array(
      z.object({
        iso_3166_1: z.string(),
        release_dates: z.array(z.object({ certification: z.string() })),
      }),
    ),
  }),
});
export type TmdbDetails = z.infer<typeof movieDetails>;

const configuration = z.object({ images: z.object({ secure_base_url: z.url() }) });

/** The Movie Database, version 3 of its API (developer.themoviedb.org/reference). */
export class Tmdb {
  readonly #config: NonNullable<Config["tmdb"]>;

  constructor(config: NonNullable<Config["tmdb"]>) {
    this.#config = config;
  }

  /** Animated films of a genre, most popular first, up to a rating of the United States. */
  async discover(genreId: number, highest: Rating): Promise<TmdbMovie[]> {
    const genres = genreId === animation ? `${animation}` : `${animation},${genreId}`;
    const query = { with_genres: genres, sort_by: "popularity.desc", ...limitTo(highest) };
    return (await this.#get("/discover/movie", query, page)).results;
  }

  /** Animated films from a day (ISO 8601) on, most awaited first. */
  async discoverUpcoming(from: string): Promise<TmdbMovie[]> {
    const query = {
      with_genres: `${animation}`,
      "primary_release_date.gte": from,
      sort_by: "popularity.desc",
      include_adult: "false",
    };
    return (await this.#get("/discover/movie", query, page)).results;
  }

  async readDetails(id: number): Promise<TmdbDetails> {
    const query = { append_to_response: "credits,videos,release_dates" };
    return await this.#get(`/movie/${id}`, query, movieDetails);
  }

  /** Null when the database has no such picture. */
  async readPoster(fileName: string): Promise<{ type: string; bytes: Buffer } | null> {
    const { images } = await this.#get("/configuration", {}, configuration);
    const answer = await ask(new URL(`w342/${fileName}`, images.secure_base_url), {});
    if (answer.status === 404) return null;
    const type = answer.headers.get("content-type") ?? "";
    if (!answer.ok || !/^image\/(jpeg|png|webp)$/.test(type)) {
      throw new Error(`The Movie Database answered ${answer.status} (${type}) for a poster.`);
    }
    return { type, bytes: await readBounded(answer) };
  }

  async #get<S extends z.ZodMiniType>(
    path: string,
    query: Record<string, string>,
    schema: S,
  ): Promise<z.output<S>> {
    const { url, apiKey } = this.#config;
    const target = new URL(url.replace(/\/$/, "") + path);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    // Version 4 keys are JSON Web Tokens and are sent in a header.
    const isToken = apiKey.startsWith("eyJ");
    if (!isToken) target.searchParams.set("api_key", apiKey);
    const answer = await ask(target, isToken ? { authorization: `Bearer ${apiKey}` } : {});
    if (!answer.ok) throw new Error(`The Movie Database answered ${answer.status} for ${path}.`);
    return schema.parse(JSON.parse((await readBounded(answer)).toString()));
  }
}

function limitTo(highest: Rating): Record<string, string> {
  return {
    include_adult: "false",
    certification_country: "US",
    "certification.lte": highest,
  };
}

function ask(url: URL, headers: Record<string, string>): Promise<Response> {
  return fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
}

async function readBounded(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longestAnswerBytes) throw new Error("The Movie Database answered too much.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
