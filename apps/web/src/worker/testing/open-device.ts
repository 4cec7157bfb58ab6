import { vi } from "vitest";
import type { PageMessage, WorkerMessage } from "#platform/local-store/messages.ts";
import { FakeCaches } from "#testing/fake-caches.ts";
import { stubIndexedDb } from "#testing/stub-indexed-db.ts";

/** A server's answer to a request; null for a network error. */
type Answer = (request: Request) => Promise<Response | null>;

/** A fake browser around the real service worker, connected to a server. */
export type Device = {
  /** Fetches as a page does, through the worker. Waits for the worker's background work too. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  tell(message: PageMessage): Promise<void>;
  /** The messages that the worker sent to pages. */
  heard: WorkerMessage[];
};

/** Opens a device and starts the worker. The server is asked at every request. */
export async function openDevice(answer: Answer): Promise<Device> {
  const heard: WorkerMessage[] = [];
  const page = { postMessage: (message: WorkerMessage) => heard.push(message) };
  vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
  vi.stubGlobal("builtFiles", []);
  stubIndexedDb();
  vi.stubGlobal("caches", new FakeCaches());
  vi.stubGlobal("clients", { matchAll: () => Promise.resolve([page]) });
  vi.stubGlobal("fetch", async (asked: Request | string, init?: RequestInit) => {
    const said = await answer(new Request(asked, init));
    if (!said) throw new TypeError("Failed to fetch");
    return said;
  });
  await import("#worker/sw.ts");
  const send = async (name: string, facts: object) => {
    let said: Promise<Response> | undefined;
    const besides: Promise<unknown>[] = [];
    const event = Object.assign(new Event(name), facts, {
      respondWith: (response: Promise<Response>) => (said = response),
      waitUntil: (work: Promise<unknown>) => besides.push(work),
    });
    dispatchEvent(event);
    const response = await said;
    for (let work = besides.shift(); work; work = besides.shift()) await work;
    return response;
  };
  return {
    heard,
    async ask(path, init) {
      const request = new Request(path, init);
      request.headers.set("accept-language", "en");
      const response = await send("fetch", { request });
      return response ?? fetch(path, init);
    },
    async tell(message) {
      await send("message", { data: message });
    },
  };
}
