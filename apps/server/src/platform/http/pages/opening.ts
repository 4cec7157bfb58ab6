import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PagePicture } from "./page-needs.ts";
import { describeFile, type StaticFile } from "./static-file.ts";

/** Where index.html lets a page's picture stand (apps/web/index.html). */
const place = "<!-- opening -->";
const keptPages = 64;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The picture as markup, painted before any script has come; the page's own takes its place. */
export function writeOpening({ src, srcSet, sizes }: PagePicture): string {
  const sources = srcSet ? ` srcset="${escape(srcSet)}" sizes="${escape(sizes ?? "")}"` : "";
  return `<div id="opening" aria-hidden="true"><img src="${escape(src)}"${sources} alt="" fetchpriority="high"></div>`;
}

/** Pages with a picture written into them, each made once. */
export class OpenedPages {
  readonly #made = new Map<string, Promise<StaticFile>>();

  open(page: StaticFile, opening: string): StaticFile | Promise<StaticFile> {
    const html = page.plain.toString();
    if (opening === "" || !html.includes(place)) return page;
    const made = this.#made.get(opening) ?? pack(html.replace(place, () => opening));
    if (this.#made.size >= keptPages) this.#made.clear();
    this.#made.set(opening, made);
    return made;
  }
}

async function pack(html: string): Promise<StaticFile> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, brotli),
    promisify(gzip)(plain),
  ]);
  return describeFile("/index.html", { plain, brotli: br, gzip: gz });
}

function escape(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
