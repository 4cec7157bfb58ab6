/** The service worker's global scope. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
