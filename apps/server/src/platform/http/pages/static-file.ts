import { createHash } from "node:crypto";
import { extname } from "node:path";
import { policyOfPage } from "#platform/http/security-headers.ts";

type Bytes = { plain: Buffer; brotli: Buffer | null; gzip: Buffer | null };

/** A static file with its compressed variants. */
export type StaticFile = Bytes & { headers: Record<string, string> };

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
};

/** Vite puts content hashes into the file names in this folder. */
const hashedFolder = "/assets/";

export function describeFile(url: string, bytes: Bytes): StaticFile {
  const { plain } = bytes;
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 27);
  return {
    ...bytes,
    headers: {
      "content-type": contentTypes[extname(url)] ?? "application/octet-stream",
      "cache-control": url.startsWith(hashedFolder)
        ? "public, max-age=31536000, immutable"
        : "no-cache",
      etag: `"${hash}"`,
      vary: "accept-encoding",
      ...(extname(url) === ".html" && {
        "content-security-policy": policyOfPage(plain.toString()),
      }),
    },
  };
}
