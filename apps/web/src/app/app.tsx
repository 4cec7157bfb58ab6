import type { QueryClient } from "@tanstack/react-query";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { Shell } from "./shell.tsx";

export function App({ cache }: { cache: QueryClient }) {
  return (
    <Providers cache={cache}>
      <Shell>
        <Router />
      </Shell>
    </Providers>
  );
}
