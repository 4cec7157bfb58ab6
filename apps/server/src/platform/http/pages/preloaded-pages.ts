import type { Language } from "@goldmane/contracts/languages";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { PagePreloads, PagePicture } from "./preload-manifest.ts";
import { describeFile, type StaticFile } from "./static-file.ts";

/** The placeholder in apps/web/index.html for a page's picture and preloads. */
const placeholder = "<!-- preloads -->";
const cachedPages = 64;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Markup for a page: its picture, painted before any script loads, then its preloads. */
export function writePreloads({ picture, data, scripts }: PagePreloads): string {
  return [
    ...(picture ? [writePicture(picture)] : []),
    ...data.map(writeData),
    ...scripts.map((url) => `<link rel="modulepreload" href="${escape(url)}">`),
  ].join("");
}

/** The opening picture; the app replaces it with its own. */
function writePicture({ name, src, srcSet, sizes }: PagePicture): string {
  const sources = srcSet ? ` srcset="${escape(srcSet)}" sizes="${escape(sizes ?? "")}"` : "";
  return `<div id="opening" data-picture="${escape(name)}" aria-hidden="true"><img src="${escape(src)}"${sources} alt="" fetchpriority="high"></div>`;
}

/** With credentials, like the app's fetch; otherwise the browser would fetch it again. */
function writeData(url: string): string {
  return `<link rel="preload" as="fetch" href="${escape(url)}" crossorigin="use-credentials">`;
}

/** The start of a document, which names the server's language unless it is English. */
const documentStart = '<html lang="en"';

type Additions = { markup: string; language: Language };

/** Pages with their preloads and the server's language inlined, cached and compressed. */
export class PreloadedPages {
  readonly #pages = new LRUCache<string, Promise<StaticFile>>({ max: cachedPages });

  open(page: StaticFile, additions: Additions): StaticFile | Promise<StaticFile> {
    const html = page.plain.toString();
    const document = inline(html, additions);
    if (document === html) return page;
    const key = [page.headers.etag, additions.language, additions.markup].join("\n");
    const packed = this.#pages.get(key) ?? pack(document);
    this.#pages.set(key, packed);
    return packed;
  }
}

function inline(html: string, { markup, language }: Additions): string {
  const page = markup === "" ? html : html.replace(placeholder, () => markup);
  if (language === "en") return page;
  return page.replace(documentStart, `${documentStart} data-default-language="${language}"`);
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
