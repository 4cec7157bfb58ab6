import type { QueryClient } from "@tanstack/react-query";
import { useLanguage } from "#platform/words/use-language.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { Shell } from "./shell.tsx";

export function App({ cache }: { cache: QueryClient }) {
  // Renders the whole tree again when the language changes.
  useLanguage();
  return (
    <Providers cache={cache}>
      <Shell>
        <Router />
      </Shell>
    </Providers>
  );
}
