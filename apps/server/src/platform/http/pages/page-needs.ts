import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compilePath, type PathParams } from "@goldmane/contracts/path-pattern";
import * as z from "zod/mini";

/** The format written by the web app's build (apps/web/build/page-needs.ts). */
const written = z.object({
  /** The placeholder for a picture's URL. */
  address: z.string(),
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

type FindAddress = (name: string, params: PathParams) => Promise<string | null>;
type Page = z.infer<typeof written>["pages"][number];
type Known = { match: (path: string) => PathParams | null; page: Page };

/** Needs no escaping in a path or a header. */
const plainText = /^[\w-]+$/;

/**
 * Preloads for pages. Without them a browser discovers a page's script from the entry script, its data
 * from that, and its picture from the data. Over HTTP/1.1 a browser opens six connections, so what the
 * first paint needs goes into a header and the rest into the page.
 */
export class PageNeeds {
  readonly #address: string;
  readonly #known: readonly Known[];

  private constructor(address: string, pages: readonly Page[]) {
    this.#address = address;
    this.#known = pages.flatMap((page) =>
      page.paths.map((path) => ({ match: compilePath(path), page })),
    );
  }

  /** Without a build, or with an old one, there are no preloads. */
  static async read(folder: string): Promise<PageNeeds> {
    const text = await readFile(join(folder, "page-needs.json"), "utf8").catch(() => null);
    if (text === null) return new PageNeeds("", []);
    const { address, pages } = written.parse(JSON.parse(text));
    return new PageNeeds(address, pages);
  }

  /**
   * The preloads of a page, or null for an unknown page.
   * @param findPicture returns the URL of a named picture for the viewer.
   */
  async of(url: string, findPicture: FindAddress): Promise<PagePreloads | null> {
    const path = url.split("?", 1)[0] ?? "/";
    for (const { match, page } of this.#known) {
      const params = match(path);
      if (!params || !Object.values(params).every((value) => plainText.test(value))) continue;
      const picture = await this.#findPicture(page, params, findPicture);
      const [entry, own, ...scripts] = page.scripts;
      const links = [
        ...(entry === undefined ? [] : [linkScript(entry)]),
        ...page.styles.map((each) => `<${each}>; rel=preload; as=style; crossorigin`),
        ...(own === undefined ? [] : [linkScript(own)]),
        ...(picture === null ? [] : [linkPicture(picture)]),
      ];
      const data = page.data.map((each) => fill(each, params));
      return { link: links.join(", "), picture, data, scripts };
    }
    return null;
  }

  async #findPicture({ picture }: Page, params: PathParams, find: FindAddress) {
    const address = picture ? await find(picture.name, params) : null;
    if (!picture || address === null) return null;
    const put = (text = "") => text.replaceAll(this.#address, address);
    const { name, srcSet, sizes = "100vw" } = picture;
    return { name, src: put(picture.src), ...(srcSet && { srcSet: put(srcSet), sizes }) };
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
