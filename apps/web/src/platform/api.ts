import type { Endpoint, Input, Reply } from "@goldmane/contracts/endpoint";
import { localizeErrorMessage } from "./words/localize-error-message.ts";
import { getRequestedLanguage } from "./words/active-language.ts";
import { askForPassword } from "./prompts/password-prompt.ts";

/**
 * A non-OK response. Its message is `<status>: <body>`, or the status text if the body is empty.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** Error code of the API; undefined when something else answered, such as a proxy. */
  readonly code: string | undefined;
  /** The API's message, localized for the viewer. */
  readonly displayMessage: string | undefined;
  /** Further fields of the error body, which depend on the code. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    const { error, message, ...details } = parseDetails(body);
    this.status = status;
    this.code = typeof error === "string" ? error : undefined;
    this.displayMessage =
      typeof message === "string" ? localizeErrorMessage(this.code, message) : undefined;
    this.details = details;
  }
}

type Values = Record<string, string | number | undefined>;

/**
 * Calls an API endpoint with cookies.
 * @throws ApiError for a non-OK response, TypeError when the server can't be reached
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Reply<E>> {
  const { body, ...values } = input as Values & { body?: unknown };
  const send = () =>
    fetch(fillPath(endpoint.path, values), {
      method: endpoint.method,
      credentials: "include",
      signal: options.signal ?? null,
      // Lets a request that is sent while the page closes complete.
      keepalive: options.keepalive ?? false,
      headers: {
        "accept-language": getRequestedLanguage(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const sendOnce = () =>
    (endpoint.method === "GET" ? sendInLanguage(send) : sendMutation(send)).then(assertOk);
  const response = await (endpoint.confirmed ? sendConfirmed(sendOnce) : sendOnce());
  return endpoint.reply?.parse(await response.json()) as Reply<E>;
}

/** Fetches a file of the server with cookies. Throws like `call`. */
export async function fetchFile(path: string): Promise<Blob> {
  return (await sendConfirmed(() => fetchResponse(path))).blob();
}

/** Downloads a large file of the server, past the page's memory. Throws like `call`. */
export async function downloadFile(path: string): Promise<void> {
  const asked = new AbortController();
  await sendConfirmed(() => fetchResponse(path, { signal: asked.signal }));
  // The response says that the browser may have it; its own request saves it.
  asked.abort();
  location.assign(path);
}

/** Fetches a URL of the server with cookies. Throws like `call`. */
export function fetchResponse(
  url: string,
  options: { signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(url, { credentials: "include", ...options }).then(assertOk);
}

/**
 * Sends a request, and again after the viewer confirmed their password if the server asks for it.
 */
async function sendConfirmed(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "CONFIRMATION_REQUIRED") throw error;
    await askForPassword(error.details["forAccount"] === true);
    return await sendConfirmed(send);
  }
}

/**
 * Sends a GET, and again if its reply was preloaded in the browser's language, which is not the
 * viewer's: a preload carries no Accept-Language of ours.
 */
async function sendInLanguage(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  const written = response.headers.get("content-language");
  const isPreloaded = written !== null && written !== getRequestedLanguage();
  return isPreloaded && response.ok ? await send() : response;
}

async function assertOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

let firstMutation: Promise<void> | null = null;

/**
 * Sends the page's first mutation alone. A new browser gets its session cookie with the response;
 * two concurrent mutations would create two sessions, one of which is lost.
 */
function sendMutation(send: () => Promise<Response>): Promise<Response> {
  if (firstMutation) return firstMutation.then(send);
  const first = send();
  firstMutation = first.then(
    () => undefined,
    () => {
      firstMutation = null;
    },
  );
  return first;
}

function fillPath(path: string, values: Values): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const slot = `:${name}`;
    if (filled.includes(slot)) filled = filled.replace(slot, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function parseDetails(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
