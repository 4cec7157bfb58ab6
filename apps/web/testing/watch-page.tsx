import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Router } from "#app/router.tsx";
import { prefetchPlayback } from "#features/playback/prefetch.ts";
import { WatchView } from "#features/playback/watch-view.tsx";
import { createQueryCache } from "#platform/queries/query-cache.ts";

const host = document.querySelector("#root");
if (!host) throw new Error("The page has no #root");
const root = createRoot(host);
const cache = createQueryCache();

/** API for the tests. */
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
  /** Renders a path as the app does, and follows navigation. */
  visit(path: string) {
    history.replaceState(null, "", path);
    root.render(
      <QueryClientProvider client={cache}>
        <Router />
      </QueryClientProvider>,
    );
  },
  close: () => root.render(null),
};
export type WatchPage = typeof page;
Object.assign(globalThis, { watch: page });
