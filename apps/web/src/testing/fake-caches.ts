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

class FakeCache {
  readonly #answers = new Map<string, Response>();

  match(asked: Asked, { ignoreSearch = false }: CacheQueryOptions = {}) {
    const url = addressOf(asked);
    const bare = (one: string) => (ignoreSearch ? one.replace(/\?.*/, "") : one);
    const known = [...this.#answers].find(([one]) => bare(one) === bare(url));
    return Promise.resolve(known?.[1].clone());
  }

  /** Reads the body at once, as browsers do. */
  async put(asked: Asked, answer: Response): Promise<void> {
    const { status, headers } = answer;
    const body = await answer.arrayBuffer();
    this.#answers.set(addressOf(asked), new Response(body, { status, headers }));
  }

  delete(asked: Asked): Promise<boolean> {
    return Promise.resolve(this.#answers.delete(addressOf(asked)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.#answers.keys()].map((url) => new Request(url)));
  }
}

function addressOf(asked: Asked): string {
  return new URL(asked instanceof Request ? asked.url : asked, globalThis.location.href).href;
}
