import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compilePath, type PathParams } from "@goldmane/contracts/path-pattern";
import * as z from "zod/mini";

/** The format written by the web app's build (apps/web/build/page-preloads.ts). */
const manifest = z.object({
  /** Stands for a picture's URL in the pages below. */
  urlPlaceholder: z.string(),
  pages: z.array(
    z.object({
      paths: z.array(z.string()),
      /** The entry script first, then the page's own. */
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
      data: z.array(z.string()),
      picture: z.optional(
        z.object({
          name: z.string(),
          src: z.string(),
          srcSet: z.optional(z.string()),
          sizes: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

/** A page's largest picture (LCP), with its sizes. */
export type PagePicture = { name: string; src: string; srcSet?: string; sizes?: string };
export type PagePreloads = {
  /** The `Link` header: preloads for the first paint. */
  link: string;
  picture: PagePicture | null;
  /** Same-origin URLs that the page fetches next. */
  data: readonly string[];
  scripts: readonly string[];
};

type FindPicture = (name: string, params: PathParams) => Promise<string | null>;
type Page = z.infer<typeof manifest>["pages"][number];
type Route = { match: (path: string) => PathParams | null; page: Page };

/** Needs no escaping in a path or a header. */
const plainText = /^[\w-]+$/;

/**
 * Preloads for pages. Without them a browser discovers a page's script from the entry script, its data
 * from that, and its picture from the data. Over HTTP/1.1 a browser opens six connections, so what the
 * first paint needs goes into a header and the rest into the page.
 */
export class PreloadManifest {
  readonly #urlPlaceholder: string;
  readonly #routes: readonly Route[];

  private constructor(urlPlaceholder: string, pages: readonly Page[]) {
    this.#urlPlaceholder = urlPlaceholder;
    this.#routes = pages.flatMap((page) =>
      page.paths.map((path) => ({ match: compilePath(path), page })),
    );
  }

  /** Without a build, or with an old one, there are no preloads. */
  static async read(folder: string): Promise<PreloadManifest> {
    const text = await readFile(join(folder, "preloads.json"), "utf8").catch(() => null);
    if (text === null) return new PreloadManifest("", []);
    const { urlPlaceholder, pages } = manifest.parse(JSON.parse(text));
    return new PreloadManifest(urlPlaceholder, pages);
  }

  /**
   * The preloads of a page, or null for an unknown page.
   * @param findPicture returns the URL of a named picture for the viewer.
   */
  async findPreloads(url: string, findPicture: FindPicture): Promise<PagePreloads | null> {
    const path = url.split("?", 1)[0] ?? "/";
    for (const { match, page } of this.#routes) {
      const params = match(path);
      if (!params || !Object.values(params).every((value) => plainText.test(value))) continue;
      const picture = await this.#findPicture(page, params, findPicture);
      const [entry, pageScript, ...scripts] = page.scripts;
      const links = [
        ...(entry === undefined ? [] : [linkScript(entry)]),
        ...page.styles.map((each) => `<${each}>; rel=preload; as=style; crossorigin`),
        ...(pageScript === undefined ? [] : [linkScript(pageScript)]),
        ...(picture === null ? [] : [linkPicture(picture)]),
      ];
      const data = page.data.map((each) => fill(each, params));
      return { link: links.join(", "), picture, data, scripts };
    }
    return null;
  }

  async #findPicture({ picture }: Page, params: PathParams, find: FindPicture) {
    const pictureUrl = picture ? await find(picture.name, params) : null;
    if (!picture || pictureUrl === null) return null;
    const fillIn = (text = "") => text.replaceAll(this.#urlPlaceholder, pictureUrl);
    const { name, srcSet, sizes = "100vw" } = picture;
    return { name, src: fillIn(picture.src), ...(srcSet && { srcSet: fillIn(srcSet), sizes }) };
  }
}

function linkPicture({ src, srcSet, sizes }: PagePicture): string {
  const sources = srcSet ? [`imagesrcset="${srcSet}"`, `imagesizes="${sizes}"`] : [];
  return [`<${src}>`, "rel=preload", "as=image", "fetchpriority=high", ...sources].join("; ");
}

function linkScript(url: string): string {
  return `<${url}>; rel=modulepreload`;
}

function fill(path: string, params: PathParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}
