import type * as Hls from "hls.js";
import type { HlsConfig, LoaderConfiguration, LoaderCallbacks, LoaderContext } from "hls.js";
import type { ByteStream, PrefetchedBytes } from "#dom/fetch/byte-stream.ts";

/** hls.js' own loader, which uses prefetched bodies first. */
export function createHlsLoader(hls: typeof Hls, prefetched: PrefetchedBytes): HlsConfig["loader"] {
  return class extends hls.XhrLoader {
    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const stream = context.rangeEnd ? null : prefetched.open(context.url);
      if (!stream) {
        super.load(context, config, callbacks);
        return;
      }
      this.context = context;
      void this.#take(stream, callbacks).catch(() => super.load(context, config, callbacks));
    }

    async #take(stream: ByteStream, callbacks: LoaderCallbacks<LoaderContext>): Promise<void> {
      const bytes = await stream.readAll();
      const { context, stats } = this;
      if (!context) return;
      const now = performance.now();
      stats.loaded = bytes.length;
      stats.total = bytes.length;
      stats.loading = { start: now - 1, first: now - 0.5, end: now };
      const isText = context.responseType === "text";
      const data = isText ? new TextDecoder().decode(bytes) : bytes.buffer;
      callbacks.onSuccess({ url: context.url, data }, stats, context, null);
    }
  };
}
