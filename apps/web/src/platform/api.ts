import type { Endpoint, Input, Reply } from "@goldmane/contracts/endpoint";

/** A non-OK answer. Its message is `<status>: <body>`, or the status text where the body is empty. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** The code of our own errors; undefined when something else answered. */
  readonly code: string | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.code = codeOf(body);
  }
}

type Values = Record<string, string | number | undefined>;

/** Makes one call of the contract, with cookies. Throws ApiError, or TypeError when nothing answers. */
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
      // Outlives the page, for what is told when it closes.
      keepalive: options.keepalive ?? false,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const response = await (endpoint.method === "GET" ? send() : sendChange(send));
  if (!response.ok)
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  return endpoint.reply?.parse(await response.json()) as Reply<E>;
}

let firstChange: Promise<void> | null = null;

/**
 * The page's first change goes alone: a browser that the server does not know gets its cookie with
 * the answer, and two changes at once would get two, of which the browser keeps one.
 */
function sendChange(send: () => Promise<Response>): Promise<Response> {
  if (firstChange) return firstChange.then(send);
  const first = send();
  firstChange = first.then(
    () => undefined,
    () => {
      firstChange = null;
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

function codeOf(body: string): string | undefined {
  try {
    const parsed = JSON.parse(body) as { error?: unknown } | null;
    return typeof parsed?.error === "string" ? parsed.error : undefined;
  } catch {
    return undefined;
  }
}
