import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { createQueryCache } from "#platform/query-cache.ts";

const host = document.querySelector("#root");
if (!host) throw new Error("The page has no #root");
const root = createRoot(host);
const cache = createQueryCache();

/** What the tests reach from outside the page. */
const page = {
  prefetch: prefetchPlayback,
  open(titleId: string) {
    root.render(
      <QueryClientProvider client={cache}>
        <WatchView
          key={titleId}
          titleId={titleId}
          over={() => null}
          refused={({ children }) => children}
        />
      </QueryClientProvider>,
    );
  },
  close: () => root.render(null),
};
export type WatchPage = typeof page;
Object.assign(globalThis, { watch: page });
