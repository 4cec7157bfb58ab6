/** In-memory Cache Storage, limited to what the worker and the pages use. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  async match(asked: Asked, options?: CacheQueryOptions): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(asked, options);
      if (found) return found;
    }
    return undefined;
  }
}

type Asked = Request | URL | string;

type Entry = { request: Request; answer: Response };

class FakeCache {
  #entries: Entry[] = [];

  match(asked: Asked, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const request = toRequest(asked);
    const known = this.#entries.find((entry) => isMatch(entry, request, options));
    return Promise.resolve(known?.answer.clone());
  }

  /** Reads the body at once, as browsers do. */
  async put(asked: Asked, answer: Response): Promise<void> {
    const { status, headers } = answer;
    const body = await answer.arrayBuffer();
    await this.delete(asked);
    const stored = new Response(body, { status, headers });
    this.#entries.push({ request: toRequest(asked), answer: stored });
  }

  delete(asked: Asked, options: CacheQueryOptions = {}): Promise<boolean> {
    const request = toRequest(asked);
    const before = this.#entries.length;
    this.#entries = this.#entries.filter((entry) => !isMatch(entry, request, options));
    return Promise.resolve(this.#entries.length < before);
  }

  keys(): Promise<Request[]> {
    return Promise.resolve(this.#entries.map(({ request }) => request));
  }
}

/** Whether the cache answers `asked` with this entry: the address, and every header in Vary. */
function isMatch(
  { request, answer }: Entry,
  asked: Request,
  { ignoreSearch = false, ignoreVary = false }: CacheQueryOptions,
): boolean {
  const bare = (url: string) => (ignoreSearch ? url.replace(/\?.*/, "") : url);
  if (bare(request.url) !== bare(asked.url)) return false;
  const varied = ignoreVary ? [] : (answer.headers.get("vary")?.split(/,\s*/) ?? []);
  return varied.every((name) => request.headers.get(name) === asked.headers.get(name));
}

function toRequest(asked: Asked): Request {
  return asked instanceof Request ? asked : new Request(new URL(asked, globalThis.location.href));
}
