import { createHash } from "node:crypto";

const policy = {
  "default-src": "'self'",
  // WebAssembly for the embedded voices.
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  // Media Source Extensions play from blob: URLs.
  "media-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "frame-src": "'none'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** Sent with every response. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    "content-security-policy": contentPolicy([]),
    "permissions-policy":
      "camera=(self), microphone=(self), xr-spatial-tracking=(self), fullscreen=(self), autoplay=(self), picture-in-picture=(self), geolocation=(), usb=()",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    ...(isHttps && { "strict-transport-security": "max-age=31536000" }),
  };
}

const inlineScript = /<script>([^]*?)<\/script>/g;

/** The CSP of a built page: allows its inline scripts by their hashes. */
export function policyOfPage(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = ""]) => script);
  return contentPolicy(
    scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`),
  );
}

function contentPolicy(scriptHashes: readonly string[]): string {
  return Object.entries(policy)
    .map(([directive, sources]) =>
      [directive, sources, ...(directive === "script-src" ? scriptHashes : [])].join(" "),
    )
    .join("; ");
}
