import type { QueryClient } from "@tanstack/react-query";
import { useLanguage } from "#platform/words/use-language.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { Shell } from "./shell.tsx";

export function App({ cache }: { cache: QueryClient }) {
  // When another language is spoken, everything below is said anew.
  useLanguage();
  return (
    <Providers cache={cache}>
      <Shell>
        <Router />
      </Shell>
    </Providers>
  );
}
