import { pageMessage } from "#platform/local-store/messages.ts";

type Worker = EventTarget & { scriptURL: string; state: string };

/** Fake service worker registration: one controls the page, and newer versions may install. */
export class FakeServiceWorkers extends EventTarget {
  controller: Worker | null;
  /** Number of update checks. */
  updateChecks = 0;
  /** Whether the server has a newer version than the controlling one. */
  hasNewer = false;
  /** Whether the old worker is still busy, so that the new one waits. */
  isBusy = false;
  /** Whether the worker last reached the server; null before its first request. */
  isReached: boolean | null = null;
  readonly #registration = Object.assign(new EventTarget(), {
    active: null as Worker | null,
    installing: null as Worker | null,
    waiting: null as Worker | null,
    update: () => Promise.resolve(this.#checkForUpdate()),
  });

  constructor() {
    super();
    this.controller = this.#makeWorker("activated");
    this.#registration.active = this.controller;
  }

  register() {
    return Promise.resolve(this.#registration);
  }

  #checkForUpdate(): void {
    this.updateChecks += 1;
    if (!this.hasNewer) return;
    this.hasNewer = false;
    const newer = this.#makeWorker("installing");
    this.#registration.installing = newer;
    this.#registration.dispatchEvent(new Event("updatefound"));
    this.#registration.installing = null;
    this.#registration.waiting = newer;
    this.#change(newer, "installed");
  }

  #makeWorker(state: string): Worker {
    const scriptURL = new URL("/sw.js", location.href).href;
    const worker: Worker = Object.assign(new EventTarget(), {
      scriptURL,
      state,
      postMessage: (data: unknown, ports: readonly MessagePort[] = []) => {
        const { type } = pageMessage.parse(data);
        if (type === "tell-reach") this.#sendReachability();
        // No open page uses scripts of a newer version.
        if (type === "holds-script") ports[0]?.postMessage(false);
        if (type === "SKIP_WAITING" && !this.isBusy) this.#takeOver(worker);
      },
    });
    return worker;
  }

  #sendReachability(): void {
    const { isReached } = this;
    if (isReached === null) return;
    this.dispatchEvent(new MessageEvent("message", { data: { type: "reach", isReached } }));
  }

  #takeOver(worker: Worker): void {
    this.#registration.waiting = null;
    this.#registration.active = worker;
    this.controller = worker;
    this.#change(worker, "activated");
    this.dispatchEvent(new Event("controllerchange"));
  }

  #change(worker: Worker, state: string): void {
    worker.state = state;
    worker.dispatchEvent(new Event("statechange"));
  }
}
