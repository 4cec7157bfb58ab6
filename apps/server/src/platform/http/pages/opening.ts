import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageAhead, PagePicture } from "./page-needs.ts";
import { describeFile, type StaticFile } from "./static-file.ts";

/** Where index.html lets a page's picture stand, and what it sets out for next (apps/web/index.html). */
const place = "<!-- opening -->";
const keptPages = 64;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What goes into a page as markup: its picture, painted before any script has come, then its needs. */
export function writeOpening({ picture, data, scripts }: PageAhead): string {
  return [
    ...(picture ? [writePicture(picture)] : []),
    ...data.map(writeData),
    ...scripts.map((url) => `<link rel="modulepreload" href="${escape(url)}">`),
  ].join("");
}

/** The page's own takes its place. */
function writePicture({ name, src, srcSet, sizes }: PagePicture): string {
  const sources = srcSet ? ` srcset="${escape(srcSet)}" sizes="${escape(sizes ?? "")}"` : "";
  return `<div id="opening" data-picture="${escape(name)}" aria-hidden="true"><img src="${escape(src)}"${sources} alt="" fetchpriority="high"></div>`;
}

/** With cookies, as the web app fetches: otherwise a browser would fetch it again. */
function writeData(url: string): string {
  return `<link rel="preload" as="fetch" href="${escape(url)}" crossorigin="use-credentials">`;
}

/** Pages with what they need written into them, each made once. */
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
