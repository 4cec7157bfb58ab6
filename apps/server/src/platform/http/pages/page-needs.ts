import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

/** Written by the web app's build (apps/web/build/page-needs.ts). */
const written = z.object({
  /** Stands for a picture's address. */
  address: z.string(),
  pages: z.array(
    z.object({
      paths: z.array(z.string()),
      /** The one that begins it all first, then the page's own. */
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

/** The parts of a path that its pattern names. */
export type PathParams = Readonly<Record<string, string>>;

/** A page's largest picture, in the sizes that there are of it. */
export type PagePicture = { name: string; src: string; srcSet?: string; sizes?: string };
export type PageAhead = {
  /** The `Link` header: what the first paint needs. */
  link: string;
  picture: PagePicture | null;
  /** Of the same origin: what the page asks for after that. */
  data: readonly string[];
  scripts: readonly string[];
};

type FindAddress = (name: string, params: PathParams) => Promise<string | null>;
type Page = z.infer<typeof written>["pages"][number];
type Known = { pattern: RegExp; page: Page };

/**
 * What pages will ask for, said with the page itself: without that a browser learns of a page's script
 * from the entry's, of its data from that, and of its picture from the data. It opens six connections to
 * a server that speaks HTTP/1.1, so what paints first is said first, in a header; the rest in the page.
 */
export class PageNeeds {
  readonly #address: string;
  readonly #known: readonly Known[];

  private constructor(address: string, pages: readonly Page[]) {
    this.#address = address;
    this.#known = pages.flatMap((page) =>
      page.paths.map((path) => ({ pattern: toPattern(path), page })),
    );
  }

  /** A build without them, or none at all, says nothing ahead. */
  static async read(folder: string): Promise<PageNeeds> {
    const text = await readFile(join(folder, "page-needs.json"), "utf8").catch(() => null);
    if (text === null) return new PageNeeds("", []);
    const { address, pages } = written.parse(JSON.parse(text));
    return new PageNeeds(address, pages);
  }

  /**
   * What goes out with a page, or null where nothing is known of it.
   * @param findPicture answers the address of the picture that goes by a name for whoever asks.
   */
  async of(url: string, findPicture: FindAddress): Promise<PageAhead | null> {
    const path = url.split("?", 1)[0] ?? "/";
    for (const { pattern, page } of this.#known) {
      const found = pattern.exec(path);
      if (!found) continue;
      const params = found.groups ?? {};
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

/** A parameter that needs no escaping, in a path or in a header. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[\\w-]+)")}/?$`);
}

function fill(path: string, params: PathParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}
