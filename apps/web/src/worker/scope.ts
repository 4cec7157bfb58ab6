/** The service worker's own world. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
